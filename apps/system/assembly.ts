import { RolePermissions } from "#kernel"
import { cleanUp, type Job, tellOfDeadLetters } from "#infra/jobs"
import { giveUp, sendMail } from "#infra/mail"
import type { Module } from "#infra/modules"
import type { Invariant } from "#infra/postgres"
import { resealKey } from "#infra/push"
import { Layer } from "effect"
import { modules } from "./modules.ts"

type AnyModule = (typeof modules)[number]

/** Every endpoint there is. */
export const routes = modules.flatMap((module): ReadonlyArray<AnyModule["routes"][number]> => module.routes)

const everyJob = [
  ...modules.flatMap((module): ReadonlyArray<AnyModule["jobs"][number]> => module.jobs),
  sendMail,
  giveUp,
  cleanUp,
  tellOfDeadLetters,
  resealKey
]

/** What the jobs need to run; each database role's services hold all of it. */
export type JobNeeds = (typeof everyJob)[number] extends Job<infer R> ? R : never

/** Everything that runs by itself. */
export const jobs: ReadonlyArray<Job<JobNeeds>> = everyJob

/** What holds in the modules' tables and no constraint can say. */
export const invariants: ReadonlyArray<Invariant> = modules.flatMap((module) => module.invariants)

/** What each role may do. */
export const rolePermissions = RolePermissions.from(modules.map(({ permissions }) => permissions))

/** Modules one upon the other: what a module asks for and no earlier one provides is left to the plumbing. */
type Stacked<
  Modules extends ReadonlyArray<Module>,
  Provided = never,
  Needed = never
> = Modules extends readonly [Module<infer L>, ...infer Rest extends ReadonlyArray<Module>]
  ? Stacked<Rest, Provided | Layer.Success<L>, Needed | Exclude<Layer.Services<L>, Provided>>
  : Layer.Layer<Provided, never, Needed>

/** The adapters of all modules. */
export const ModulesLive = modules
  .map(({ layer }): Layer.Layer<never, never, unknown> => layer)
  // A list has one type for all its elements; `Stacked` goes through the modules in the same order.
  .reduce((below, layer) => Layer.provideMerge(layer, below)) as unknown as Stacked<typeof modules>

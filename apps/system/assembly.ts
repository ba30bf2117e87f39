import {
  type ImportNeeds,
  type ImportTarget,
  ImportTargets,
  type NotificationKinds,
  type PersonalData,
  PersonalDataParts,
  RolePermissions
} from "#kernel"
import { cleanUp, type Job, reportDeadLetters } from "#infra/jobs"
import { failUndeliverableMails, sendMail } from "#infra/mail"
import type { Module } from "#infra/modules"
import { sendText } from "#infra/sms"
import { type Invariant, storageInvariants } from "#infra/postgres"
import { reencryptKey } from "#infra/push"
import type { LiveSource } from "#infra/realtime"
import { Context, Effect, Layer } from "effect"
import { modules } from "./modules.ts"

type AnyModule = (typeof modules)[number]

/** All endpoints. */
export const routes = modules.flatMap((module): ReadonlyArray<AnyModule["routes"][number]> => module.routes)

/** Everywhere that devices report. */
export const intakes = modules.flatMap(
  (module): ReadonlyArray<AnyModule["intakes"][number]> => module.intakes
)

const everySource = modules.flatMap((module): ReadonlyArray<AnyModule["sources"][number]> => module.sources)

export type SourceNeeds = (typeof everySource)[number] extends LiveSource<infer R> ? R : never

/** What changes too often for events. */
export const sources: ReadonlyArray<LiveSource<SourceNeeds>> = everySource

const everyJob = [
  ...modules.flatMap((module): ReadonlyArray<AnyModule["jobs"][number]> => module.jobs),
  sendMail,
  failUndeliverableMails,
  sendText,
  cleanUp,
  reportDeadLetters,
  reencryptKey
]

/** What the jobs need to run; the services of each database role include all of it. */
export type JobNeeds = (typeof everyJob)[number] extends Job<infer R> ? R : never

/** All background jobs. */
export const jobs: ReadonlyArray<Job<JobNeeds>> = everyJob

/** Invariants of all tables that no constraint can express. */
export const invariants: ReadonlyArray<Invariant> = [
  ...storageInvariants,
  ...modules.flatMap((module) => module.invariants)
]

/** The permissions of each role. */
export const rolePermissions = RolePermissions.from(modules.map(({ permissions }) => permissions))

/** The kinds of notifications by name; those that cannot be switched off come last. */
export const notificationKinds: NotificationKinds["Service"] = new Map(
  modules
    .flatMap(({ notifications }) => notifications)
    .toSorted((one, other) => Number(one.isUrgent ?? false) - Number(other.isUrgent ?? false))
    .map((kind) => [kind.name, kind])
)

type AnyTarget = AnyModule["imports"][number]
type TargetNeeds = AnyTarget extends ImportTarget<infer R> ? R : never

const targets: ReadonlyArray<ImportTarget<TargetNeeds>> = modules.flatMap(
  ({ imports }): ReadonlyArray<AnyTarget> => imports
)

/**
 * A target with the services it needs. Those of the caller come first: in the demo, some are others than in the rest of
 * the process.
 */
const withServices = (
  target: ImportTarget<TargetNeeds>,
  services: Context.Context<Exclude<TargetNeeds, ImportNeeds>>
): ImportTarget<ImportNeeds> => {
  const provided = <A>(work: Effect.Effect<A, never, TargetNeeds | ImportNeeds>) =>
    Effect.updateContext(work, (own: Context.Context<ImportNeeds>) => Context.merge(services, own))
  return {
    ...target,
    fields: provided(target.fields),
    check: (rows, options) => provided(target.check(rows, options)),
    run: (rows, options) => provided(target.run(rows, options)),
    undo: (rows) => provided(target.undo(rows)),
    announce: provided(target.announce)
  }
}

/** What can be imported. */
export const ImportTargetsLive = Layer.effect(
  ImportTargets,
  Effect.map(
    Effect.context<Exclude<TargetNeeds, ImportNeeds>>(),
    (services) => new Map(targets.map((target) => [target.name, withServices(target, services)]))
  )
)

type AnyPart = AnyModule["personalData"][number]
type PartNeeds = AnyPart extends PersonalData<infer R> ? R : never

const parts: ReadonlyArray<PersonalData<PartNeeds>> = modules.flatMap(
  ({ personalData }): ReadonlyArray<AnyPart> => personalData
)

/** What people can export about themselves. */
export const PersonalDataLive = Layer.effect(
  PersonalDataParts,
  Effect.map(Effect.context<PartNeeds>(), (services) =>
    parts.map(({ own, within }): PersonalData<never> => ({
      ...(own && { own: (userId, openTo) => Effect.provide(own(userId, openTo), services) }),
      ...(within && {
        within: (organizationId, userId) => Effect.provide(within(organizationId, userId), services)
      })
    }))
  )
)

/** Stacks the modules: what one requires and no earlier one provides is left to the infrastructure. */
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
  // A list has one type for all its elements; `Stacked` visits the modules in the same order.
  .reduce((below, layer) => Layer.provideMerge(layer, below)) as unknown as Stacked<typeof modules>

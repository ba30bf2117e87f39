import {
  baseName,
  callsOf,
  exportsOf,
  kebab,
  lowerFirst,
  propertyOf,
  stringOf
} from "../model/declarations.ts"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const isUseCase = (file: SourceFile): boolean => /^[A-Z]/.test(baseName(file.path))

function* commandFaults(file: SourceFile, module: string): Iterable<Fault> {
  const handler = lowerFirst(baseName(file.path))
  if (!exportsOf(file).has(handler)) yield [0, `exports no handler ${handler}`]
  const span = `${module}.${handler}`
  const spans = callsOf(file).filter(({ callee }) => callee === "Effect.fn")
  if (!spans.some(({ given }) => stringOf(given[0]) === span)) yield [0, `has no Effect.fn("${span}")`]
  for (const { given, position } of spans) {
    const other = stringOf(given[0])?.slice(module.length + 1) ?? ""
    if (other !== handler && exportsOf(file).has(other)) yield [position, `${other} is another use case`]
  }
}

/** A query is a port of its own name, or a handler for it. */
function* queryFaults(file: SourceFile): Iterable<Fault> {
  const name = baseName(file.path)
  const exported = exportsOf(file)
  const expected = [name, lowerFirst(name), `get${name}`, `list${name}`]
  if (!expected.some((one) => exported.has(one))) yield [0, `exports none of ${expected.join(", ")}`]
}

function* reactionFaults(file: SourceFile, module: string): Iterable<Fault> {
  const name = baseName(file.path)
  if (!exportsOf(file).has(lowerFirst(name))) yield [0, `exports no reaction ${lowerFirst(name)}`]
  const queue = `${module}.${kebab(name)}`
  const reactions = callsOf(file).filter(({ callee }) => callee === "reaction")
  if (!reactions.some(({ given }) => propertyOf(given[0], "name") === queue))
    yield [0, `has no reaction named ${queue}`]
}

/** Spans and queues have their module's name, so that a trace or a dead letter shows its owner. */
function* prefixFaults(file: SourceFile, owner: string): Iterable<Fault> {
  for (const { callee, given, position } of callsOf(file)) {
    const name =
      callee === "Effect.fn"
        ? stringOf(given[0])
        : ["job", "queued", "reaction"].includes(callee)
          ? propertyOf(given[0], "name")
          : undefined
    if (name !== undefined && !name.startsWith(`${owner}.`))
      yield [position, `${name} should begin with ${owner}.`]
  }
}

function* faults(file: SourceFile): Iterable<Fault> {
  const { place } = file
  if (place.area === "infra") yield* prefixFaults(file, place.folder)
  if (place.area !== "module") return
  yield* prefixFaults(file, place.module)
  if (place.layer === "reactions") yield* reactionFaults(file, place.module)
  if (place.layer === "commands" && isUseCase(file)) yield* commandFaults(file, place.module)
  if (place.layer === "queries" && isUseCase(file)) yield* queryFaults(file)
}

const reaction = (name: string) =>
  `export const whenMemberRemoved = reaction({ name: "${name}", event: MemberRemoved, run })`

export const useCases: Rule = {
  name: "Each use case has its own file; file, handler, span and queue share a name",
  about: ({ isCode, place }) => isCode && (place.area === "module" || place.area === "infra"),
  check: eachFile(faults),
  planted: {
    "a handler with another name": {
      "modules/leads/commands/TakeLead.ts": `export const take = Effect.fn("leads.takeLead")(f)`
    },
    "a span with another name": {
      "modules/leads/commands/TakeLead.ts": `export const takeLead = Effect.fn("leads.take")(f)`
    },
    "two use cases in one file": {
      "modules/leads/commands/TakeLead.ts": `
        export const takeLead = Effect.fn("leads.takeLead")(f)
        export const dropLead = Effect.fn("leads.dropLead")(f)`
    },
    "a handler without a span": {
      "modules/leads/commands/TakeLead.ts": `export const takeLead = Effect.fnUntraced(f)`
    },
    "a query with another name": { "modules/leads/queries/OpenLeads.ts": `export class Leads {}` },
    "a reaction with another name": {
      "modules/leads/reactions/WhenMemberRemoved.ts": reaction("leads.when-removed")
    },
    "a span of another module": {
      "modules/leads/postgres/Leads.ts": `const find = Effect.fn("fleet.findLead")(f)`
    },
    "a job of another module": { "modules/leads/jobs.ts": `job({ name: "fleet.sweep", cron, run })` }
  },
  fine: {
    "a command, a step, a query, a reaction, a job": {
      "modules/leads/commands/TakeLead.ts": `export const takeLead = Effect.fn("leads.takeLead")(f, transactional)`,
      "modules/leads/commands/closeLead.ts": `export const closeLead = Effect.fnUntraced(f)`,
      "modules/leads/queries/OpenLeads.ts": `export class OpenLeads extends A {}`,
      "modules/leads/queries/ListLeads.ts": `export const listLeads = Effect.fn("leads.listLeads")(f)`,
      "modules/leads/reactions/WhenMemberRemoved.ts": reaction("leads.when-member-removed"),
      "modules/leads/jobs.ts": `job({ name: "leads.sweep", cron, run })`,
      "infra/mail/a.ts": `Effect.fn("mail.send")(f)`
    }
  }
}

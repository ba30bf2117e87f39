import { Visitor } from "oxc-parser"
import { pathOf } from "../model/declarations.ts"
import type { Rule, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

interface Occurrence {
  readonly name: string
  readonly file: SourceFile
  readonly position: number
}

/** Past participles that do not end in -ed. */
const IRREGULAR =
  /(Begun|Bought|Built|Chosen|Done|Driven|Ended|Found|Given|Held|Kept|Left|Lent|Lost|Made|Met|Paid|Put|Read|Run|Seen|Sent|Set|Shown|Sold|Taken|Told|Withdrawn|Won|Written)/

const isPast = (name: string): boolean => /[a-z]ed(?=[A-Z]|$)/.test(name) || IRREGULAR.test(name)

/** Classes created with the kernel's `event`: only these can be published. */
const eventsIn = (file: SourceFile): ReadonlyArray<Occurrence> => {
  const events: Array<Occurrence> = []
  new Visitor({
    ClassDeclaration: ({ id, superClass }) => {
      if (id !== null && superClass !== null && file.text.slice(superClass.start).startsWith("event("))
        events.push({ name: id.name, file, position: id.start })
    }
  }).visit(file.program)
  return events
}

/** `new X(...)`: whatever creates an event publishes it. */
const createdIn = (file: SourceFile): ReadonlyArray<Occurrence> => {
  const created: Array<Occurrence> = []
  new Visitor({
    NewExpression: ({ callee, start }) =>
      void created.push({ name: pathOf(callee).split(".").at(-1) ?? "", file, position: start })
  }).visit(file.program)
  return created
}

/** The events that a file's reactions handle: `event: X`. */
const handledIn = (file: SourceFile): ReadonlySet<string> =>
  new Set([...file.text.matchAll(/\bevent:\s*(?:\w+\.)?(\w+)/g)].map(([, name = ""]) => name))

const at = ({ file, position }: Occurrence, what: string): Violation => ({
  path: file.path,
  line: file.lineAt(position),
  what
})

/** Events of the infrastructure (the outcome of an email) are declared in the kernel, where modules can import them. */
const INFRASTRUCTURE_EVENTS = "modules/kernel/events.ts"

/** The owner of an event publishes it: a module its own, the infrastructure those of the kernel. */
const publisherOf = ({ place }: SourceFile): string =>
  place.area === "module" ? place.unit : "infrastructure"

/** `contract/events.ts` or, of a module that is divided into parts, a file for each in `contract/events/`. */
const CONTRACT = /\/contract\/events(\/\w+)?\.ts$/

const homeFault = ({ file, name }: Occurrence, handled: ReadonlySet<string>): string | undefined => {
  if (CONTRACT.test(file.path) || file.path === INFRASTRUCTURE_EVENTS) return undefined
  if (file.place.area !== "module") return `${name} is an event: it belongs in ${INFRASTRUCTURE_EVENTS}`
  if (!file.path.endsWith("/domain/events.ts")) return `${name} is an event: it belongs in contract/events.ts`
  return handled.has(name)
    ? undefined
    : `${name} has no reaction in this module, so it belongs in contract/events.ts`
}

const violationsOf = (
  files: ReadonlyArray<SourceFile>,
  allNames: ReadonlySet<string>
): ReadonlyArray<Violation> => {
  const events = files.flatMap(eventsIn)
  const own = new Set(events.map(({ name }) => name))
  const created = files.flatMap(createdIn)
  const handled = new Set(files.flatMap((file) => (isReaction(file) ? [...handledIn(file)] : [])))
  return [
    ...events.flatMap((event) => {
      const fault = homeFault(event, handled)
      return fault === undefined ? [] : [at(event, fault)]
    }),
    ...events
      .filter(({ name }) => !isPast(name))
      .map((event) => at(event, `${event.name} should say what happened`)),
    ...events
      .filter(({ name }) => !created.some((one) => one.name === name))
      .map((event) => at(event, `${event.name} is never published`)),
    ...created
      .filter(({ name }) => allNames.has(name) && !own.has(name))
      .map((one) => at(one, `${one.name} is another module's event`))
  ]
}

const isReaction = ({ place }: SourceFile): boolean => place.area === "module" && place.layer === "reactions"

const check = (files: ReadonlyArray<SourceFile>): ReadonlyArray<Violation> => {
  const allNames = new Set(files.flatMap(eventsIn).map(({ name }) => name))
  return [...Map.groupBy(files, publisherOf).values()].flatMap((own) => violationsOf(own, allNames))
}

const event = (name: string) => `export class ${name} extends event("${name}", {}, { invalidates: [] }) {}\n`

/** Events that only the module itself handles (work after the commit) stay in its domain/events.ts. */
export const events: Rule = {
  name: "Events are in the past tense, in contract/events.ts, and published by their own module",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra"].includes(place.area),
  check,
  planted: {
    "an event among views": {
      "modules/leads/contract/views.ts": event("LeadTaken"),
      "modules/leads/commands/A.ts": "events.publish(new LeadTaken({}), {})"
    },
    "an event that is named like a command": {
      "modules/leads/contract/events.ts": event("TakeLead"),
      "modules/leads/commands/A.ts": "publish(new TakeLead({}))"
    },
    "an event that is never published": { "modules/leads/contract/events.ts": event("LeadTaken") },
    "another module's event": {
      "modules/fleet/contract/events.ts": event("VehicleSold"),
      "modules/fleet/commands/A.ts": "publish(new VehicleSold({}))",
      "modules/leads/commands/A.ts": "publish(new VehicleSold({}))"
    },
    "an event of the infrastructure outside of the kernel": {
      "infra/mail/outcome.ts": event("MailFailed") + "events.publish(new MailFailed({}), {})"
    },
    "an event of the kernel outside of events.ts": {
      "modules/kernel/Mails.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})"
    },
    "an event of the kernel that is never published": { "modules/kernel/events.ts": event("MailFailed") },
    "a module publishing an event of the infrastructure": {
      "modules/kernel/events.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})",
      "modules/leads/commands/A.ts": "publish(new MailFailed({}))"
    },
    "a private event without a reaction": {
      "modules/leads/domain/events.ts": event("LeadTaken"),
      "modules/leads/commands/A.ts": "publish(new LeadTaken({}))"
    }
  },
  fine: {
    "a public event, and a private one with a reaction": {
      "modules/leads/contract/events.ts": event("LeadTaken"),
      "modules/leads/domain/events.ts": event("MailRequested"),
      "modules/leads/commands/A.ts":
        "Events.use((events) => events.publish(new LeadTaken({}), {})); publish(new MailRequested({}))",
      "modules/leads/reactions/WhenMailRequested.ts": "reaction({ name, event: MailRequested, run })"
    },
    "an event of a part of a module": {
      "modules/leads/contract/events/calls.ts": event("CallMissed"),
      "modules/leads/calls/commands/A.ts": "publish(new CallMissed({}))"
    },
    "an event of the infrastructure in the kernel": {
      "modules/kernel/events.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})",
      "modules/leads/reactions/WhenMailFailed.ts": "reaction({ name, event: MailFailed, run })"
    }
  }
}

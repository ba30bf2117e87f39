import { Visitor } from "oxc-parser"
import { pathOf } from "../model/declarations.ts"
import type { Rule, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

interface Found {
  readonly name: string
  readonly file: SourceFile
  readonly position: number
}

/** Past participles that do not end in -ed. */
const IRREGULAR =
  /(Begun|Bought|Built|Chosen|Done|Driven|Ended|Found|Given|Held|Kept|Left|Lent|Lost|Made|Met|Paid|Put|Read|Run|Seen|Sent|Set|Shown|Sold|Taken|Told|Withdrawn|Won|Written)/

const isPast = (name: string): boolean => /[a-z]ed(?=[A-Z]|$)/.test(name) || IRREGULAR.test(name)

/** Classes made with the kernel's `event`: only these can be published. */
const eventsIn = (file: SourceFile): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  new Visitor({
    ClassDeclaration: ({ id, superClass }) => {
      if (id !== null && superClass !== null && file.text.slice(superClass.start).startsWith("event("))
        found.push({ name: id.name, file, position: id.start })
    }
  }).visit(file.program)
  return found
}

/** `new X(...)`: whatever creates an event publishes it. */
const madeIn = (file: SourceFile): ReadonlyArray<Found> => {
  const found: Array<Found> = []
  new Visitor({
    NewExpression: ({ callee, start }) =>
      void found.push({ name: pathOf(callee).split(".").at(-1) ?? "", file, position: start })
  }).visit(file.program)
  return found
}

/** `event: X` of a reaction. */
const answeredIn = (file: SourceFile): ReadonlySet<string> =>
  new Set([...file.text.matchAll(/\bevent:\s*(?:\w+\.)?(\w+)/g)].map(([, name = ""]) => name))

const at = ({ file, position }: Found, what: string): Violation => ({
  path: file.path,
  line: file.lineAt(position),
  what
})

/** Events of the infrastructure (the outcome of an email) are declared in the kernel, where modules can import them. */
const PLUMBING_NEWS = "modules/kernel/events.ts"

/** The owner of an event publishes it: a module its own, the infrastructure those of the kernel. */
const tellerOf = ({ place }: SourceFile): string => (place.area === "module" ? place.unit : "plumbing")

const homeFault = ({ file, name }: Found, answered: ReadonlySet<string>): string | undefined => {
  if (file.path.endsWith("/contract/events.ts") || file.path === PLUMBING_NEWS) return undefined
  if (file.place.area !== "module") return `${name} is an event: it belongs in ${PLUMBING_NEWS}`
  if (!file.path.endsWith("/domain/events.ts")) return `${name} is an event: it belongs in contract/events.ts`
  return answered.has(name)
    ? undefined
    : `${name} is nobody's own: without a reaction of this module it belongs in contract/events.ts`
}

const newsOf = (
  files: ReadonlyArray<SourceFile>,
  everywhere: ReadonlySet<string>
): ReadonlyArray<Violation> => {
  const events = files.flatMap(eventsIn)
  const own = new Set(events.map(({ name }) => name))
  const made = files.flatMap(madeIn)
  const answered = new Set(files.flatMap((file) => (isReaction(file) ? [...answeredIn(file)] : [])))
  return [
    ...events.flatMap((event) => {
      const fault = homeFault(event, answered)
      return fault === undefined ? [] : [at(event, fault)]
    }),
    ...events
      .filter(({ name }) => !isPast(name))
      .map((event) => at(event, `${event.name} should say what happened`)),
    ...events
      .filter(({ name }) => !made.some((one) => one.name === name))
      .map((event) => at(event, `${event.name} is never published`)),
    ...made
      .filter(({ name }) => everywhere.has(name) && !own.has(name))
      .map((one) => at(one, `${one.name} is another module's news`))
  ]
}

const isReaction = ({ place }: SourceFile): boolean => place.area === "module" && place.layer === "reactions"

const check = (files: ReadonlyArray<SourceFile>): ReadonlyArray<Violation> => {
  const everywhere = new Set(files.flatMap(eventsIn).map(({ name }) => name))
  return [...Map.groupBy(files, tellerOf).values()].flatMap((own) => newsOf(own, everywhere))
}

const event = (name: string) => `export class ${name} extends event("${name}", {}, { invalidates: [] }) {}\n`

/** Events that only the module itself handles (work after the commit) stay in its domain/events.ts. */
export const events: Rule = {
  name: "News is past tense, in contract/events.ts, and published by its own module",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra"].includes(place.area),
  check,
  planted: {
    "an event among views": {
      "modules/leads/contract/views.ts": event("LeadTaken"),
      "modules/leads/commands/A.ts": "events.publish(new LeadTaken({}), {})"
    },
    "an event that is an order": {
      "modules/leads/contract/events.ts": event("TakeLead"),
      "modules/leads/commands/A.ts": "publish(new TakeLead({}))"
    },
    "an event that never happens": { "modules/leads/contract/events.ts": event("LeadTaken") },
    "another module's news": {
      "modules/fleet/contract/events.ts": event("VehicleSold"),
      "modules/fleet/commands/A.ts": "publish(new VehicleSold({}))",
      "modules/leads/commands/A.ts": "publish(new VehicleSold({}))"
    },
    "the plumbing's news among its own files": {
      "infra/mail/outcome.ts": event("MailFailed") + "events.publish(new MailFailed({}), {})"
    },
    "the kernel's news elsewhere": {
      "modules/kernel/Mails.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})"
    },
    "the kernel's news that nobody tells": { "modules/kernel/events.ts": event("MailFailed") },
    "a module that tells the plumbing's news": {
      "modules/kernel/events.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})",
      "modules/leads/commands/A.ts": "publish(new MailFailed({}))"
    },
    "a private event that nobody answers": {
      "modules/leads/domain/events.ts": event("LeadTaken"),
      "modules/leads/commands/A.ts": "publish(new LeadTaken({}))"
    }
  },
  fine: {
    "news for others and a note to oneself": {
      "modules/leads/contract/events.ts": event("LeadTaken"),
      "modules/leads/domain/events.ts": event("MailRequested"),
      "modules/leads/commands/A.ts":
        "Events.use((events) => events.publish(new LeadTaken({}), {})); publish(new MailRequested({}))",
      "modules/leads/reactions/WhenMailRequested.ts": "reaction({ name, event: MailRequested, run })"
    },
    "the plumbing's news": {
      "modules/kernel/events.ts": event("MailFailed"),
      "infra/mail/outcome.ts": "events.publish(new MailFailed({}), {})",
      "modules/leads/reactions/WhenMailFailed.ts": "reaction({ name, event: MailFailed, run })"
    }
  }
}

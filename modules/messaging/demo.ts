import {
  type Demo,
  type EarlierDemo,
  asDemoMember,
  CurrentActor,
  dayOf,
  days,
  type DemoMember,
  type DemoOrganization,
  hours,
  inRole,
  minutes,
  minutesBefore,
  newId,
  plus,
  type Role,
  Story
} from "#kernel"
import type { CustomerView } from "#customers/contract"
import { en, Faker } from "@faker-js/faker"
import { Effect } from "effect"
import { markCustomerEmailDelivered } from "./commands/MarkCustomerEmailDelivered.ts"
import { markCustomerEmailFailed } from "./commands/MarkCustomerEmailFailed.ts"
import { markThreadRead } from "./commands/MarkThreadRead.ts"
import { replyToMessage } from "./commands/ReplyToMessage.ts"
import { sendCustomerEmail } from "./commands/SendCustomerEmail.ts"
import { sendMessage } from "./commands/SendMessage.ts"
import { ClientId } from "./contract/ids.ts"
import { harbour } from "./demo/harbour.ts"
import { lakeview } from "./demo/lakeview.ts"
import { riverside } from "./demo/riverside.ts"
import type { Script, Trade } from "./demo/Script.ts"

export { forgetWriting } from "./postgres/forgetDemo.ts"

const trades: Readonly<Record<DemoOrganization["key"], Trade>> = { riverside, harbour, lakeview }

/** How many threads each organization has after six weeks, and how many of the newest are unread. */
const THREADS = 30
const UNREAD = 6

interface Setting {
  readonly n: number
  readonly begins: Date
  /** Replies later than this are left out: the member is off duty or the story has ended. */
  readonly ends: Date
  /** Whether the last message is still unread. */
  readonly isOpen: boolean
  readonly customers: ReadonlyArray<string>
  readonly faker: Faker
}

/** A time to mention in a message written at this instant: soon, and within working hours. */
const hourNamed = ({ hoursBehind }: DemoOrganization, at: Date, faker: Faker): number =>
  Math.min(Math.max(at.getUTCHours() - hoursBehind + faker.number.int({ min: 1, max: 3 }), 9), 18)

/** The hours in which the last messages are sent; threads start up to three hours before. */
const AT_WORK = [9, 22] as const
const EVENING = 19

/** The end of the last working day: the end of the story, or the evening before when that is at night. */
const lastAtWork = (organization: DemoOrganization, until: Date): Date => {
  const hour = (until.getUTCHours() - organization.hoursBehind + 24) % 24
  if (hour >= AT_WORK[0] && hour < AT_WORK[1]) return until
  const today = dayOf(organization, until, 0, EVENING, 0)
  const evenings = [-1, 0, 1, 2].map((ago) => plus(today, -days(ago)))
  return evenings.find((evening) => evening <= until) ?? until
}

/** Fills in the placeholders; all messages of a thread get the same values. */
const filling = (organization: DemoOrganization, { begins, customers, faker }: Setting) => {
  const { vans, streets, time } = trades[organization.key]
  const { helpers, number } = faker
  const values: Readonly<Record<string, string>> = {
    van: helpers.arrayElement(vans),
    street: helpers.arrayElement(streets),
    customer: helpers.arrayElement(customers),
    time: time(hourNamed(organization, begins, faker), helpers.arrayElement(["00", "15", "30", "45"])),
    km: `${number.int({ min: 41, max: 98 })},000`
  }
  return (text: string): string =>
    text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
}

/** A member with the role, varying with `n`; never `except`. */
const oneOf = (organization: DemoOrganization, role: Role, n: number, except?: DemoMember): DemoMember => {
  const able = organization.members.filter((one) => one.member.role === role && one !== except)
  return able[n % Math.max(able.length, 1)] ?? inRole(organization, role)
}

const converse = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  script: Script,
  setting: Setting
) {
  const { n, begins, ends, isOpen, faker } = setting
  const { until, happens } = yield* Story
  const [from, to, title, opening = "", ...answers] = script
  const writer = oneOf(organization, from, n)
  const reader = oneOf(organization, to, n, writer)
  const fill = filling(organization, setting)
  const subject = fill(title).replace(/^./, (letter) => letter.toUpperCase())
  const sending = Effect.flatMap(newId(ClientId), (clientId) =>
    sendMessage({ recipientId: reader.member.userId, subject, content: fill(opening), clientId })
  )
  const first = yield* happens(begins, sending.pipe(asDemoMember(writer)))
  let [last, at, next, waiting] = [first, begins, reader, writer]
  for (const answer of answers) {
    const after = plus(at, minutes(faker.number.int({ min: 4, max: 55 })))
    if (after >= ends) break
    yield* happens(plus(after, -minutes(1)), markThreadRead(first.id).pipe(asDemoMember(next)))
    const replying = Effect.flatMap(newId(ClientId), (clientId) =>
      replyToMessage({ messageId: last.id, content: fill(answer), clientId })
    )
    last = yield* happens(after, replying.pipe(asDemoMember(next)))
    ;[at, next, waiting] = [after, waiting, next]
  }
  const seen = plus(at, minutes(faker.number.int({ min: 5, max: 90 })))
  if (!isOpen && seen < until) yield* happens(seen, markThreadRead(first.id).pipe(asDemoMember(next)))
})

const talk = Effect.fnUntraced(function* (organization: DemoOrganization, customers: ReadonlyArray<string>) {
  const { until, scale } = yield* Story
  const faker = new Faker({ locale: en, seed: organization.key.length * 7919 })
  const { scripts } = trades[organization.key]
  const count = THREADS * scale
  const lately = lastAtWork(organization, until)
  for (let n = 0; n < count; n++) {
    const script = scripts[n % scripts.length]
    if (script === undefined) continue
    const left = count - 1 - n
    // More recent than old: a few this morning, then one a day, then every other day.
    const ago = Math.floor(33 * (left / count) ** 1.5)
    const begins =
      ago === 0
        ? plus(lately, -minutes(50) - hours(Math.min(left, 3)))
        : dayOf(organization, until, ago, 7 + ((n * 5) % 10), (n * 13) % 60)
    const [ends, isOpen] = [ago === 0 ? lately : until, left < UNREAD * scale]
    yield* converse(organization, script, { n, begins, ends, isOpen, customers, faker })
  }
})

const letters: ReadonlyArray<readonly [subject: string, content: string]> = [
  [
    "Your booking for next week",
    "Hello,\n\nyour car is reserved. Please bring your driving licence and the card you booked with. The desk at the marina is open from 8:00 to 19:00.\n\nHave a good trip!"
  ],
  [
    "Deposit returned",
    "Hello,\n\nwe have checked the car, everything is in order. The deposit is back on your card within three days.\n\nThank you, and see you again."
  ],
  [
    "Child seat confirmed",
    "Hello,\n\nthe rear-facing seat is in the car when you arrive. We show you how it is fixed.\n\nSee you on Friday!"
  ],
  [
    "Lost sunglasses?",
    "Hello,\n\nwe found a pair of sunglasses in the side pocket. You can pick them up at the desk."
  ],
  [
    "Change of the return time",
    "Hello,\n\n16:00 instead of 12:00 is fine and costs nothing. Please return the car with a full tank."
  ]
]

/** Emails to customers: most are delivered, one fails, the newest is still queued. */
const write = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  customers: ReadonlyArray<CustomerView>
) {
  const { until, happens } = yield* Story
  const agents = organization.members.filter(({ member }) => member.role === "agent")
  const active = customers.slice(4, 4 + letters.length)
  for (const [n, { id }] of active.entries()) {
    const [subject, content] = letters[n] ?? ["", ""]
    const agent = agents[n % agents.length] ?? inRole(organization, "agent")
    const left = active.length - 1 - n
    const at = left === 0 ? minutesBefore(until, 25) : dayOf(organization, until, left * 4, 10, 7 * n)
    const sending = Effect.flatMap(newId(ClientId), (client_id) =>
      sendCustomerEmail({ customer_id: id, subject, content, client_id })
    )
    const email = yield* happens(at, sending.pipe(asDemoMember(agent)))
    const server = Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "mail.send",
      organizationId: organization.id
    })
    const fault = "The receiving server says that there is no such mailbox."
    if (n === 1)
      yield* happens(
        plus(at, minutes(3)),
        markCustomerEmailFailed(organization.id, email.id, fault).pipe(server)
      )
    else if (left > 0)
      yield* happens(plus(at, minutes(1)), markCustomerEmailDelivered(organization.id, email.id).pipe(server))
  }
})

/** Weeks of messages between colleagues, and emails to customers where those are switched on. */
const play = Effect.fn("messaging.demo")(function* (earlier: EarlierDemo) {
  const organizations = yield* earlier("organizations")
  const customers = yield* earlier("customers")
  for (const organization of organizations) {
    const theirs = customers.get(organization.id) ?? []
    yield* talk(
      organization,
      theirs.map(({ name }) => name)
    )
    if (organization.key === "harbour") yield* write(organization, theirs)
  }
  return {}
})

export const demo = { play } satisfies Demo

import { randomUUID } from "node:crypto"
import { ordinaryPicture } from "./pictures.ts"
import { seeded } from "./random.ts"
import type { Answer, Sent } from "./requests.ts"
import { CUSTOMERS, customerId, everyone, MANAGERS, type Member, PASSWORD } from "./world.ts"

/** Something that people do: how often in a hundred, and the request. */
export interface Activity {
  readonly kind: string
  readonly share: number
  /** Undefined when there is nothing to do at the moment. */
  readonly next: () => Planned | undefined
}

export interface Planned extends Omit<Sent, "address"> {
  readonly address: string
  /** Called with every answer, successful or not. */
  readonly done?: (answer: Answer, succeeded: boolean) => void
}

/** Those who keep the app open: they receive what the others send. */
export const listeners = everyone.filter(({ place }) => place > 1 && place <= 7)
const writers = everyone.filter(({ place }) => place > 7)
const managers = everyone.filter(({ place }) => place <= MANAGERS)

const random = seeded(7)

/** Milliseconds until someone sends the next of so many requests per second, if no one knows of the others. */
export const untilNext = (perSecond: number): number =>
  (-Math.log(1 - random(2 ** 31) / 2 ** 31) / perSecond) * 1000

const one = <A>(of: ReadonlyArray<A>): A => {
  const chosen = of[random(of.length)]
  if (chosen === undefined) throw new Error("There is no one to choose from.")
  return chosen
}

const inOrganization = ({ organizationId }: Member, path: string): string =>
  `/api/organizations/${organizationId}/${path}`

const reading = (kind: string, share: number, pathOf: (member: Member) => string): Activity => ({
  kind,
  share,
  next: () => {
    const member = one(everyone)
    return { method: "GET", path: pathOf(member), address: member.address, token: member.token }
  }
})

const WORDS = ["brake", "tyre", "engine", "filter", "mirror", "keys"]

const reads: ReadonlyArray<Activity> = [
  reading("me", 12, () => "/api/me"),
  reading("members", 8, (member) => inOrganization(member, "members?limit=50")),
  reading("customers", 13, (member) => inOrganization(member, "customers?limit=50")),
  reading("customer search", 8, (member) =>
    inOrganization(member, `customers?search=customer%20${random(CUSTOMERS)}`)
  ),
  reading("threads", 11, (member) => inOrganization(member, "threads?limit=20")),
  reading("thread search", 5, (member) => inOrganization(member, `threads?search=${one(WORDS)}`)),
  reading("unread messages", 12, (member) => inOrganization(member, "unread-messages")),
  reading("notifications", 6, () => "/api/me/notifications")
]

/** What was acknowledged, to be read back at the end. */
export const ledger = {
  messages: new Array<string>(),
  names: new Map<string, string>(),
  imports: new Set<string>()
}

/** When the messages to each listener that are still to be announced were sent. */
export const unannounced = new Map<string, Array<number>>(listeners.map(({ id }) => [id, []]))

const colleagueOf = ({ organization }: Member): Member =>
  one(listeners.filter((listener) => listener.organization === organization))

const idIn = (text: string): string => String(JSON.parse(text).id)

const sendMessage = (): Planned => {
  const sender = one(writers)
  const recipient = colleagueOf(sender)
  const sentAt = performance.now()
  const waiting = unannounced.get(recipient.id)
  waiting?.push(sentAt)
  return {
    method: "POST",
    path: inOrganization(sender, "messages"),
    address: sender.address,
    token: sender.token,
    body: {
      recipient_id: recipient.id,
      subject: "Where are the keys?",
      content: "The blue van is back from the workshop; please check its mileage.",
      client_id: randomUUID()
    },
    done: ({ text }, succeeded) => {
      if (succeeded) ledger.messages.push(idIn(text))
      else waiting?.splice(waiting.indexOf(sentAt), 1)
    }
  }
}

const addCustomer = (): Planned => {
  const member = one(writers)
  const name = `Added ${randomUUID()}`
  return {
    method: "POST",
    path: inOrganization(member, "customers"),
    address: member.address,
    token: member.token,
    body: { name, email: null, phone: null, notes: null },
    done: ({ text }, succeeded) => void (succeeded && ledger.names.set(idIn(text), name))
  }
}

const edited = new Set<string>()

/** Two edits of a customer never overlap, so that its name is known. */
const editCustomer = (): Planned | undefined => {
  const member = one(writers)
  const id = customerId(member.organization, 1 + random(CUSTOMERS))
  if (edited.has(id)) return undefined
  edited.add(id)
  const name = `Edited ${randomUUID()}`
  return {
    method: "PATCH",
    path: inOrganization(member, `customers/${id}`),
    address: member.address,
    token: member.token,
    body: { name },
    done: (_, succeeded) => {
      edited.delete(id)
      if (succeeded) ledger.names.set(id, name)
      // It may have been stored without an answer.
      else ledger.names.delete(id)
    }
  }
}

const signIn = (): Planned => {
  const { email, address } = one(everyone)
  return { method: "POST", path: "/api/public/sign-in", address, body: { email, password: PASSWORD } }
}

const exportCustomers = (): Planned => {
  const { address, token, ...member } = one(managers)
  return {
    method: "GET",
    path: inOrganization({ address, token, ...member }, "customer-export"),
    address,
    token
  }
}

/** Most of an import is done by jobs, which belong to no request. */
const beginImport = (): Planned => {
  const member = one(managers)
  const id = randomUUID()
  return {
    method: "PUT",
    path: inOrganization(member, `imports/${id}`),
    address: member.address,
    token: member.token,
    body: { target: "customers", file_name: "customers.csv", size: 1000 },
    done: (_, succeeded) => void (succeeded && ledger.imports.add(id))
  }
}

const picture = await ordinaryPicture()

const setPicture = (): Planned => {
  const { address, token } = one(everyone)
  return { method: "PUT", path: "/api/me/avatar", address, token, body: picture }
}

/** A hundred requests of a working day. */
export const activities: ReadonlyArray<Activity> = [
  ...reads,
  { kind: "send message", share: 8, next: sendMessage },
  { kind: "add customer", share: 3, next: addCustomer },
  { kind: "edit customer", share: 6, next: editCustomer },
  { kind: "sign in", share: 3, next: signIn },
  { kind: "export", share: 3, next: exportCustomers },
  { kind: "set picture", share: 1, next: setPicture },
  { kind: "begin import", share: 1, next: beginImport }
]

const each = activities.flatMap((activity) => Array.from({ length: activity.share }, () => activity))

/** At random, so that every kind of request coincides with every other. */
export const nextActivity = (): Activity => one(each)

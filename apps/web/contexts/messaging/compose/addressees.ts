import type { Role } from "#kernel"
import type { Recipients } from "#messaging/contract"
import type { Recipient } from "../recipients.ts"

// The form stores its recipients as text: a person's id, the ids of several, or a role.
const PEOPLE = "people:"
const ROLE = "role:"

export const roleValue = (role: Role) => `${ROLE}${role}`
export const peopleValue = (ids: ReadonlyArray<string>) => `${PEOPLE}${ids.join(",")}`
export const isPeople = (value: string) => value.startsWith(PEOPLE)
export const chosenIds = (value: string): ReadonlyArray<string> =>
  isPeople(value) ? value.slice(PEOPLE.length).split(",").filter(Boolean) : []

/** How many of these people have each role, most common first. */
export const rolesOf = (recipients: ReadonlyArray<Recipient>) =>
  [...Map.groupBy(recipients, ({ role }) => role)]
    .map(([role, people]) => ({ role, count: people.length }))
    .toSorted((one, other) => other.count - one.count)

export type Addressees =
  | { readonly one: Recipient }
  | { readonly to: Recipients; readonly people: ReadonlyArray<Recipient>; readonly role: Role | undefined }

/** To whom the message goes; undefined if nobody is left. */
export const addresseesOf = (value: string, recipients: ReadonlyArray<Recipient>): Addressees | undefined => {
  const people = recipients.filter(({ id }) => chosenIds(value).includes(id))
  if (isPeople(value))
    return people.length === 0
      ? undefined
      : { to: { people: people.map(({ id }) => id) }, people, role: undefined }
  const sharing = recipients.filter(({ role }) => value === roleValue(role))
  const [first] = sharing
  if (first) return { to: { role: first.role }, people: sharing, role: first.role }
  const one = recipients.find(({ id }) => id === value)
  return one && { one }
}

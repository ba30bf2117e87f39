import { useFormat } from "../../i18n/format.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { workshop } from "./messages/pages.ts"

export type Person = { readonly name: string | null } | null

/** Who did something, and when, in words. */
export const usePeople = (timeZone: string) => {
  const m = useMessages(workshop)
  const format = useFormat(timeZone)
  /** The system did what nobody has done. */
  const nameOf = (person: Person) => (person === null ? m.system : (person.name ?? m.someone))
  return { nameOf, signed: (person: Person, at: Date) => m.by(nameOf(person), format.dateTime(at)) }
}

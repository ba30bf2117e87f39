import { WeeklyHours } from "#telematics/contract"
import { Option, Schema } from "effect"

/** Days are 1 (Monday) to 7, as in the contract. */
export const WEEKDAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const

const Text = Schema.fromJsonString(WeeklyHours)
const encode = Schema.encodeSync(Text)
const decode = Schema.decodeUnknownOption(Text)

/** The hours as the text of a form's field; empty for always. */
export const hoursText = (hours: WeeklyHours | null): string => (hours === null ? "" : encode(hours))

/** The hours in a field, even while they are incomplete. */
export const readHours = (text: string): WeeklyHours => {
  // Written by `writeHours`: without days it does not decode, but is shown.
  const [days = "", from = "08:00", until = "18:00"] = text.split("|")
  if (text.includes("|")) return [{ days: days.split("").map(Number), from, until }]
  return Option.getOrElse(decode(text), () => [])
}

/** What is being entered for one part of the week. */
export const writeHours = ({ days, from, until }: WeeklyHours[number]): string =>
  `${days.join("")}|${from}|${until}`

/** The hours to save; null for always, undefined if they are not complete. */
export const parseHours = (text: string): WeeklyHours | null | undefined => {
  if (text === "") return null
  const hours = readHours(text)
  // Hours that end before they begin end on the next day.
  const areSome = hours.every(({ days, from, until }) => days.length > 0 && from !== until)
  return hours.length > 0 && areSome && Schema.is(WeeklyHours)(hours) ? hours : undefined
}

/** What new hours begin with: the working week. */
export const USUAL_HOURS = writeHours({ days: [1, 2, 3, 4, 5], from: "08:00", until: "18:00" })

export type Locale = "en" | "es"

/** A booking as notices name it: `held_for` is who it is for. */
export interface NamedBooking {
  readonly starts_at: Date
  readonly held_for: string | null
}

/** A notice has at most 1,000 characters, of which bookings and names each take so many. */
const ROOM = 250

const MORE = { en: "more", es: "más" } as const

/** As many texts as there is room for, and how many there are besides. */
export const listed = (locale: Locale, texts: ReadonlyArray<string>): string => {
  let room = ROOM
  const end = texts.findIndex((text) => {
    room -= text.length + ", ".length
    return room < 0
  })
  const shown = end === -1 ? texts : texts.slice(0, end)
  const others = texts.length - shown.length
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(
    others === 0 ? shown : [...shown, `${others} ${MORE[locale]}`]
  )
}

const bookingName = (locale: Locale, { starts_at, held_for }: NamedBooking, timeZone: string): string => {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone })
  const at = when.format(starts_at)
  return held_for === null ? at : `${held_for} (${at})`
}

/** As many bookings as there is room for, by who has them and when. */
export const listedBookings = (
  locale: Locale,
  bookings: ReadonlyArray<NamedBooking>,
  timeZone: string
): string =>
  listed(
    locale,
    bookings.map((booking) => bookingName(locale, booking, timeZone))
  )

import { defectTitle } from "../../contract/defectTitle.ts"
import { listed, listedBookings, type Locale } from "./bookingWords.ts"
import type { Concern } from "./concerns.ts"
import type { NamedDefect } from "./words.ts"

const TENTATIVE = {
  en: (n: number) => (n === 1 ? "1 booking is now tentative" : `${n} bookings are now tentative`),
  es: (n: number) =>
    n === 1 ? "1 reserva pasa a ser provisional" : `${n} reservas pasan a ser provisionales`
} as const

const OUT = {
  en: (name: string | null) => (name === null ? "It is out now." : `${name} has it now.`),
  es: (name: string | null) => (name === null ? "Ahora está en uso." : `Ahora lo tiene ${name}.`)
} as const

const UNTIL_REPAIRED = {
  en: "It is grounded until it is repaired.",
  es: "Está inmovilizado hasta su reparación."
} as const

const AFFECTED = { en: "Affected", es: "Personas afectadas" } as const

const TITLES = {
  en: {
    drives: (vehicle: string) => `Don't drive ${vehicle}`,
    booked: (vehicle: string, n: number) =>
      n === 1 ? `Your booking for ${vehicle} is at risk` : `Your bookings for ${vehicle} are at risk`,
    grounded: (vehicle: string) => `${vehicle} is grounded`
  },
  es: {
    drives: (vehicle: string) => `No conduzca ${vehicle}`,
    booked: (vehicle: string, n: number) =>
      n === 1 ? `Su reserva de ${vehicle} está en riesgo` : `Sus reservas de ${vehicle} están en riesgo`,
    grounded: (vehicle: string) => `${vehicle} está inmovilizado`
  }
} as const

const wordsIn = (
  locale: Locale,
  { vehicle, name, title }: NamedDefect,
  { drives, tentative, booked, out, affected }: Concern,
  timeZone: string
) => {
  const titles = TITLES[locale]
  const sentences = [
    ...(drives ? [UNTIL_REPAIRED[locale]] : []),
    `${name}: ${defectTitle(title, locale)}.`,
    ...(out ? [OUT[locale](out.held_for)] : []),
    ...(tentative.length > 0
      ? [`${TENTATIVE[locale](tentative.length)}: ${listedBookings(locale, tentative, timeZone)}.`]
      : []),
    ...(affected.length > 0 ? [`${AFFECTED[locale]}: ${listed(locale, affected)}.`] : [])
  ]
  return {
    title: drives
      ? titles.drives(vehicle)
      : booked > 0
        ? titles.booked(vehicle, booked)
        : titles.grounded(vehicle),
    message: sentences.join(" ")
  }
}

/** The notice to one of those whom a grounded vehicle concerns. */
export const wordsForGrounding = (defect: NamedDefect, concern: Concern, timeZone: string) => ({
  en: wordsIn("en", defect, concern, timeZone),
  es: wordsIn("es", defect, concern, timeZone)
})

import { defectTitle } from "../../contract/defectTitle.ts"
import { listedBookings, type Locale } from "./bookingWords.ts"
import type { Concern } from "./concerns.ts"
import type { NamedDefect } from "./words.ts"

/** A vehicle that nothing grounds any longer. */
export interface ReleasedVehicle {
  readonly vehicle: string
  /** The last defect that grounded it; none if someone had grounded it by hand. */
  readonly defect: Pick<NamedDefect, "name" | "title"> | undefined
  readonly isRestricted: boolean
}

const RESOLVED = {
  en: (name: string, title: string) => `${name} (${title}) is resolved.`,
  es: (name: string, title: string) => `${name} (${title}) está resuelto.`
} as const

const NOT_GROUNDED = {
  en: "It is no longer grounded.",
  es: "Ya no está inmovilizado."
} as const

const RESTRICTED = {
  en: "It is still restricted.",
  es: "Sigue teniendo restricciones."
} as const

const REVIEW = {
  en: "Review what was done before you drive it.",
  es: "Revise lo que se ha hecho antes de conducirlo."
} as const

const TENTATIVE = {
  en: (n: number) => (n === 1 ? "1 booking is still tentative" : `${n} bookings are still tentative`),
  es: (n: number) =>
    n === 1 ? "1 reserva sigue siendo provisional" : `${n} reservas siguen siendo provisionales`
} as const

const TITLES = {
  en: {
    booked: (vehicle: string, n: number) =>
      n === 1 ? `Confirm your booking for ${vehicle}` : `Confirm your bookings for ${vehicle}`,
    released: (vehicle: string) => `${vehicle} can be driven again`
  },
  es: {
    booked: (vehicle: string, n: number) =>
      n === 1 ? `Confirme su reserva de ${vehicle}` : `Confirme sus reservas de ${vehicle}`,
    released: (vehicle: string) => `${vehicle} ya se puede volver a conducir`
  }
} as const

const wordsIn = (
  locale: Locale,
  { vehicle, defect, isRestricted }: ReleasedVehicle,
  { drives, tentative, booked }: Concern,
  timeZone: string
) => {
  const titles = TITLES[locale]
  const sentences = [
    defect ? RESOLVED[locale](defect.name, defectTitle(defect.title, locale)) : NOT_GROUNDED[locale],
    ...(isRestricted ? [RESTRICTED[locale]] : []),
    ...(drives && defect ? [REVIEW[locale]] : []),
    ...(tentative.length > 0
      ? [`${TENTATIVE[locale](tentative.length)}: ${listedBookings(locale, tentative, timeZone)}.`]
      : [])
  ]
  return {
    title: booked > 0 ? titles.booked(vehicle, booked) : titles.released(vehicle),
    message: sentences.join(" ")
  }
}

/** The notice to one of those whom a released vehicle concerns. */
export const wordsForRelease = (released: ReleasedVehicle, concern: Concern, timeZone: string) => ({
  en: wordsIn("en", released, concern, timeZone),
  es: wordsIn("es", released, concern, timeZone)
})

import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { numberIn } from "../fleet/form/numberIn.ts"
import { fractionDigits, money } from "../fleet/units.ts"
import { workshop } from "./messages/pages.ts"

const HOUR = 60
const BASIS_POINTS = 100
const MOST_QUANTITY = 100_000
const THOUSANDTHS = 1000
const MOST_AMOUNT = 1_000_000_000

/** Minor units as they are typed: `89.50`. Empty for nothing. */
export const amountText = (minor: number | null, currency: string): string =>
  minor === null ? "" : (minor / 10 ** fractionDigits(currency)).toFixed(fractionDigits(currency))

/** An amount as it was typed, in minor units; 0 for an empty field. */
export const minorIn = (typed: string, currency: string): number =>
  typed.trim() === "" ? 0 : Math.round(numberIn(typed) * 10 ** fractionDigits(currency))

/** Minutes as they are typed: `1:30`. */
export const minutesText = (minutes: number): string =>
  `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, "0")}`

/** `1:30` in minutes; whole or decimal hours, too. NaN for other text. */
export const minutesIn = (typed: string): number => {
  const [, hours, minutes] = /^\s*(\d{1,3}):([0-5]\d)\s*$/.exec(typed) ?? []
  if (hours !== undefined && minutes !== undefined) return Number(hours) * HOUR + Number(minutes)
  return typed.trim() === "" ? Number.NaN : Math.round(numberIn(typed) * HOUR)
}

/** A percentage as it was typed, in basis points. */
export const basisPointsIn = (typed: string): number =>
  typed.trim() === "" ? 0 : Math.round(numberIn(typed) * BASIS_POINTS)

export const percentText = (basisPoints: number): string => String(basisPoints / BASIS_POINTS)

const isQuantity = (quantity: number, minimum: number) =>
  quantity >= minimum &&
  quantity <= MOST_QUANTITY &&
  Math.abs(quantity * THOUSANDTHS - Math.round(quantity * THOUSANDTHS)) < 1e-6

const unless = (isValid: (text: string) => boolean, message: string) => (text: string) =>
  isValid(text) ? undefined : message

/** Client-side checks of numbers. The server validates again. */
export const useNumberChecks = (currency: string) => {
  const { invalid } = useMessages(workshop)
  return {
    amount: unless((text) => {
      const minor = minorIn(text, currency)
      return minor >= 0 && minor <= MOST_AMOUNT
    }, invalid.amount),
    quantity: unless((text) => isQuantity(numberIn(text), 1 / THOUSANDTHS), invalid.quantity),
    /** The same, or none. */
    quantityOrNone: unless((text) => text.trim() !== "" && isQuantity(numberIn(text), 0), invalid.number),
    minutes: unless((text) => minutesIn(text) >= 0, invalid.minutes),
    percent: unless((text) => {
      const basisPoints = basisPointsIn(text)
      return basisPoints >= 0 && basisPoints <= 100 * BASIS_POINTS
    }, invalid.percent)
  }
}

/** Amounts and quantities in words of the language. */
export const useNumberTexts = ({ currency }: Pick<Organization, "currency">) => {
  const locale = useLocale()
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  return {
    money: (minor: number) => money(locale, minor, currency),
    quantity: (quantity: number, unit?: string) =>
      unit ? `${decimals.format(quantity)} ${unit}` : decimals.format(quantity)
  }
}

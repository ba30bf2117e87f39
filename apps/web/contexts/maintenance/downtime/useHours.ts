import { useLocale } from "../../../i18n/locale.ts"

const HOUR = 3600

/** Durations in hours, and shares in percent, in words of the language. */
export const useHours = () => {
  const locale = useLocale()
  // As many digits everywhere, so that they are in line below each other.
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const number = new Intl.NumberFormat(locale, digits)
  const percent = new Intl.NumberFormat(locale, { style: "percent", ...digits })
  const whole = new Intl.NumberFormat(locale, { style: "percent" })
  return {
    /** Seconds as hours: `12.5 h`. */
    hours: (seconds: number) => `${number.format(seconds / HOUR)} h`,
    /** A share from 0 to 1. It is 100 % only if nothing is missing. */
    share: (part: number) => (part < 1 ? percent.format(Math.min(part, 0.999)) : whole.format(part))
  }
}

import { useLocale } from "../../i18n/locale.ts"

/** The steps of a progress bar. */
export const DASHES = 24

/** Writes a part of a whole, 0 to 1, in the page's language. */
export const usePercent = () => {
  const format = new Intl.NumberFormat(useLocale(), { style: "percent" })
  return (part: number) => format.format(Math.floor(part * 100) / 100)
}

/** A part of a whole, 0 to 1; of nothing, all. */
export const partOf = (done: number, all: number): number => (all === 0 ? 1 : Math.min(1, done / all))

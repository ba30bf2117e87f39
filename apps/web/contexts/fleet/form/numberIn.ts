/** A number with a comma or point; NaN for other text. */
export const numberIn = (typed: string): number => Number(typed.trim().replace(",", "."))

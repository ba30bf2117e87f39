const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
/** Digits in a common notation. Other numbers have neither a prefix nor separators. */
const PHONE = /^'?(?=[+0(]|\d+[\s./-])[+\d\s()./-]+$/
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 15]
const MOST = 0.8

const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, "").length
  return PHONE.test(text) && !DATE.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

/** Whether most of a column's values, without empty ones, look like those of the field. */
export const mostlyHolds = (field: "email" | "phone", column: ReadonlyArray<string>): boolean => {
  const values = column.map((cell) => cell.trim()).filter((cell) => cell !== "")
  const fits = values.filter((cell) => (field === "email" ? EMAIL.test(cell) : isPhone(cell)))
  return values.length > 0 && fits.length >= values.length * MOST
}

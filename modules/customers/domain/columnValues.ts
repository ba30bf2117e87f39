const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
/** Digits in a common notation. Other numbers have neither a prefix nor separators. */
const PHONE = /^'?(?=[+0(]|\d+[\s./-])[+\d\s()./-]+$/
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 15]

export const isEmail = (text: string): boolean => EMAIL.test(text)

export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, "").length
  return PHONE.test(text) && !DATE.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS
}

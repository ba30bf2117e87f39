/** A character counts as much as its position in this row, modulo 10. A dot stands for a letter that VINs don't have. */
const ROW = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ"
const WEIGHTS: ReadonlyArray<number> = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const DIGITS = "0123456789X"

/** Where the check digit is, counted from 0. */
export const CHECK_DIGIT_AT = 8

/** The check digit that the other 16 characters of a VIN require (49 CFR 565.15). */
export const checkDigitOf = (vin: string): string => {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (ROW.indexOf(vin.charAt(at)) % 10), 0)
  return DIGITS.charAt(sum % 11)
}

export const hasCorrectCheckDigit = (vin: string): boolean => vin.charAt(CHECK_DIGIT_AT) === checkDigitOf(vin)

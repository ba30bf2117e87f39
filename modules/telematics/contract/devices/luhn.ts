/** The sum of the digits by ISO/IEC 7812-1: every second one doubled, counted from the last, which is not. */
const sumOf = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2
      return sum + (value > 9 ? value - 9 : value)
    }, 0)

/** Whether the last digit is the check digit of the others. */
export const hasCheckDigit = (digits: string): boolean => sumOf(digits) % 10 === 0

/** The digits with their check digit. */
export const withCheckDigit = (digits: string): string => `${digits}${(10 - (sumOf(`${digits}0`) % 10)) % 10}`

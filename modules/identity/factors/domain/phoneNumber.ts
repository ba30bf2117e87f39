/** What people put between the digits. */
const SEPARATORS = /[\s().\-/\u00a0\u2010-\u2015]/g

/** A number in international form, E.164: a plus sign, the code of the country, and at most 15 digits altogether. */
const E164 = /^\+[1-9]\d{7,14}$/

/** `+1 (555) 010-0123` and `0015550100123` as `+15550100123`; undefined if it cannot be a number with the code of a country. */
export const readPhoneNumber = (typed: string): string | undefined => {
  const text = typed.replace(SEPARATORS, "").replace(/^00/, "+")
  return E164.test(text) ? text : undefined
}

import { dictionary } from "@zxcvbn-ts/language-common"

const MIN_LENGTH = 8
const COUNT = 10_000

// The list is in lower case and ordered by frequency. Passwords that are too short are refused anyway, so the ten
// thousand entries are those that are long enough.
const commonest = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= MIN_LENGTH).slice(0, COUNT)
)

/** Whether this is one of the 10,000 most common passwords, ignoring case. */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase())

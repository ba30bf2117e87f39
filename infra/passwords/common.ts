import { dictionary } from "@zxcvbn-ts/language-common"

const SHORTEST = 8
const COUNT = 10_000

// The list is ordered by how often a password is used, and in lower case. Shorter ones are refused for
// their length already, so the ten thousand places go to those that could be chosen at all.
const commonest = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= SHORTEST).slice(0, COUNT)
)

/** Whether this is one of the 10,000 commonest passwords, in whatever case. */
export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase())

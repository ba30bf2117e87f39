/** Crockford's base32: no I, L, O and U, which are mistaken for others or spell words. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
const SELECTOR = 2
const LENGTH = 12
const GROUP = 4

/** How many codes an account gets. The first two characters of each select it, the other ten are secret (50 bits). */
export const CODES = 10

/** What people type for characters that the alphabet does not have. */
const READ_AS: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" }

export interface RecoveryCode {
  readonly selector: string
  readonly secret: string
}

/** The code of at least twelve random bytes, as it is shown: `7kq2-m4xw-9dzt`. */
export const recoveryCodeFrom = (bytes: Uint8Array): string => {
  const text = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("")
  return text.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? text
}

/** The parts of a typed code, in whatever case and with whatever separators; undefined if it cannot be one. */
export const readRecoveryCode = (typed: string): RecoveryCode | undefined => {
  const text = Array.from(
    typed.toLowerCase().replace(/[\s-]/g, ""),
    (letter) => READ_AS[letter] ?? letter
  ).join("")
  if (text.length !== LENGTH || Array.from(text).some((letter) => !ALPHABET.includes(letter)))
    return undefined
  return { selector: text.slice(0, SELECTOR), secret: text.slice(SELECTOR) }
}

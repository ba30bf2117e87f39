/** Replaces a secret in logs. */
export const redacted = "[redacted]"

// Longer texts are cut: they help no one, and this bounds the time of the patterns below.
const maxLength = 16_000

const words =
  "pass(?:word|wd|phrase|code)|secret|token|authorization|cookie|credential|api[-_]?key|private[-_]?key|signature|verifier"
const wholeNames = "pass|otp|totp|pin|nonce|jwt"

const secretWord = new RegExp(words)
const secretName = new RegExp(`^(?:${wholeNames}|code)$`)

/** Whether a field, header or parameter of this name is secret, however it is spelled. */
export const isSecretName = (name: string): boolean => {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "")
  return secretWord.test(plain) || secretName.test(plain)
}

// The patterns contain the names, so that a harmless `next=...` cannot swallow what follows. All repetitions before a
// value are bounded: no text can make them slow.
const named = String.raw`[\w.[\]-]{0,40}(?:${words})[\w.[\]-]{0,20}|${wholeNames}`
// Outside of URLs, `code: 42P01` is an error code far more often than a secret.
const parameterNamed = `${named}|code`

const patterns: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  // Our own tokens.
  [/mp_(at|rt|ot|so|dv)_[A-Za-z0-9_-]+/g, `mp_$1_${redacted}`],
  // JSON Web Tokens.
  [/\beyJ[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, redacted],
  // Authorization: Bearer ...
  [/\b(authorization\\?["']?\s{0,3}[:=]\s{0,3}\\?["']?)[^\s"',]+(?: [^\s"',]+)?/gi, `$1${redacted}`],
  [/\b(bearer)\s{1,3}[^\s"',]{4,}/gi, `$1 ${redacted}`],
  // scheme://user:password@host
  [/(:\/\/[^\s/@:]{0,200}:)[^\s/@]+@/g, `$1${redacted}@`],
  // Parameters of URLs, also of a URL inside another's parameter.
  [
    new RegExp(`([?&;#]|%(?:25)?(?:3F|26|23))(${parameterNamed})(=|%(?:25)?3D)[^&#\\s"'<>]+`, "gi"),
    `$1$2$3${redacted}`
  ],
  // Fields of JSON.
  [new RegExp(String.raw`"(${named})"(\s{0,3}:\s{0,3})"(?:[^"\\]|\\.)*"`, "gi"), `"$1"$2"${redacted}"`],
  // name=value and name: value.
  [
    new RegExp(String.raw`(^|[\s,;{("'])(${named})(\\?["']?\s?[:=]\s?\\?["']?)[^&#\s"'<>,}\\]+`, "gi"),
    `$1$2$3${redacted}`
  ]
]

/**
 * Removes secrets from a text: our own tokens, bearer tokens, passwords in URLs, secret parameters of URLs, secret
 * fields of JSON, and `name=value` or `name: value`.
 */
export const redactText = (text: string): string => {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}...` : text
  return patterns.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), cut)
}

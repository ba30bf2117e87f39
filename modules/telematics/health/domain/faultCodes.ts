/** A fault code that a vehicle reported. */
export interface FaultCode {
  /** In the notation of SAE J2012, such as P0101; null if it is in none that we know. */
  readonly code: string | null
  /** As reported. */
  readonly raw: string
}

/** Also with the type of the failure behind it, as in P0101-11 or P010111. */
const CODE = /(?<![0-9A-Z])([PBCU][0-3][0-9A-F]{3})(?:-?[0-9A-F]{2})?(?![0-9A-Z])/gi
const MOST_CODES = 50
const LONGEST = 1000
const LONGEST_UNKNOWN = 50

const codesIn = (raw: string): ReadonlyArray<FaultCode> => {
  const codes = [...raw.slice(0, LONGEST).matchAll(CODE)].map(([text, code = ""]) => ({
    code: code.toUpperCase(),
    raw: text
  }))
  const unknown = raw.trim()
  return codes.length > 0 || /^[[\]",\s]*$/.test(raw.slice(0, LONGEST))
    ? codes
    : [{ code: null, raw: unknown.slice(0, LONGEST_UNKNOWN) }]
}

/** The fault codes in texts such as `P0D14 P0101` or `["P0101"]`, each once, at most 50. */
export const faultCodesIn = (texts: ReadonlyArray<string>): ReadonlyArray<FaultCode> => {
  const codes = texts.slice(0, MOST_CODES).flatMap(codesIn)
  const byName = new Map(codes.toReversed().map((code) => [code.code ?? `? ${code.raw}`, code]))
  return [...byName.values()].toReversed().slice(0, MOST_CODES)
}

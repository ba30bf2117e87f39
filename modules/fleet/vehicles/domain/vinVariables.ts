/** What NHTSA's product information catalog (vPIC) says about a VIN, by its own names. Both decoders use them. */
export type VinVariables = Readonly<Record<string, string | undefined>>

/** The first pattern that matches decides. */
export type Rules<A> = ReadonlyArray<readonly [pattern: RegExp, value: A]>

export const valueFor = <A>(rules: Rules<A>, text: string | undefined): A | undefined =>
  text === undefined ? undefined : rules.find(([pattern]) => pattern.test(text))?.[1]

/** A number above zero, and at most `most`: more is an error in the catalog. */
export const numberIn = (text: string | undefined, most: number): number | null => {
  const number = Number(text)
  return number > 0 && number <= most ? number : null
}

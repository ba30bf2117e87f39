import { hasCorrectCheckDigit } from "./checkDigit.ts"
import { regionOf } from "./countries.ts"
import { KnownVin, tidyVin, type Vin, VIN_LENGTH } from "./Vin.ts"

/** Characters that look alike, the most similar first: each may have been typed, or read, for the other. */
const ALIKE = ["5S", "8B", "2Z", "0D", "6G", "1L", "UV", "17", "4A", "MN", "PR", "EF", "CG"]

/** Letters that no VIN has, and the digits they are mistaken for. */
const INSTEAD: Readonly<Record<string, string>> = { I: "1", O: "0", Q: "0" }

const MOST = 3

export interface LikelyVin {
  readonly vin: Vin
  /** Where it differs from what was typed, counted from 0. */
  readonly changed: ReadonlyArray<number>
}

const withCharacter = (vin: string, at: number, character: string): string =>
  vin.slice(0, at) + character + vin.slice(at + 1)

/** Every VIN in which one character is replaced by one that looks like it. */
const lookalikes = (vin: string): ReadonlyArray<string> =>
  ALIKE.flatMap(([one = "", other = ""]) =>
    vin
      .split("")
      .flatMap((character, at) =>
        character === one || character === other
          ? [withCharacter(vin, at, character === one ? other : one)]
          : []
      )
  )

/** Every VIN in which two neighbors have changed places. */
const transpositions = (vin: string): ReadonlyArray<string> =>
  Array.from(vin.slice(1), (next, at) => withCharacter(withCharacter(vin, at, next), at + 1, vin.charAt(at)))

const isNorthAmerican = (vin: string): boolean => regionOf(vin) === "north_america"

/** VINs with a correct check digit that differ in one place. */
const similarTo = (vin: string): ReadonlyArray<string> =>
  [...lookalikes(vin), ...transpositions(vin)]
    .filter(hasCorrectCheckDigit)
    // Where no check digit is required, one that happens to be correct means nothing.
    .filter((similar) => isNorthAmerican(vin) || isNorthAmerican(similar))

/**
 * What someone may have meant who typed 17 characters that are no VIN, or one with a wrong check digit: up to three VINs,
 * the most likely first. Empty if the check digit is correct, or nothing similar is a VIN.
 */
export const likelyVins = (text: string): ReadonlyArray<LikelyVin> => {
  const typed = tidyVin(text)
  const vin = typed.replaceAll(/[IOQ]/g, (letter) => INSTEAD[letter] ?? letter)
  if (vin.length !== VIN_LENGTH || !/^[A-Z0-9]*$/.test(vin)) return []
  const isEnough = hasCorrectCheckDigit(vin) || !isNorthAmerican(vin)
  const replaced = vin !== typed && isEnough ? [vin] : []
  const likely = hasCorrectCheckDigit(vin) ? replaced : [...new Set([...replaced, ...similarTo(vin)])]
  return likely.slice(0, MOST).map((similar) => ({
    vin: KnownVin.make(similar),
    changed: similar.split("").flatMap((character, at) => (character === typed.charAt(at) ? [] : [at]))
  }))
}

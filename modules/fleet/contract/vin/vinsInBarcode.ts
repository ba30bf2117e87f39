import { hasCorrectCheckDigit } from "./checkDigit.ts"
import { KnownVin, type Vin, VIN_LENGTH } from "./Vin.ts"

/** At every position, so that a text of 18 characters has two. The last four characters of a VIN are always digits. */
const CANDIDATE = /(?=([A-HJ-NPR-Z0-9]{13}\d{4}))/g

interface Candidate {
  readonly vin: string
  /** 0 is the most likely. */
  readonly rank: number
}

const candidatesIn = (word: string): ReadonlyArray<Candidate> => {
  const isWhole = word.replace(/^I(?=.{17})/, "").length === VIN_LENGTH
  return (
    [...word.matchAll(CANDIDATE)]
      .map(([, vin = ""]) => vin)
      // No vehicle has a number of 17 digits.
      .filter((vin) => /[A-Z]/.test(vin))
      .map((vin, at) => ({ vin, rank: hasCorrectCheckDigit(vin) ? 0 : isWhole ? 1 : 2, isFirst: at === 0 }))
      .filter(({ rank, isFirst }) => rank === 0 || isFirst)
  )
}

/**
 * The VINs that a barcode may contain, the most likely first. Labels add characters: an I before the VIN of an imported
 * vehicle (Code 39), asterisks around it, or further fields after it. Registration papers have the VIN among others.
 */
export const vinsInBarcode = (text: string): ReadonlyArray<Vin> => {
  const candidates = text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .flatMap(candidatesIn)
    .toSorted((one, other) => one.rank - other.rank)
  return [...new Set(candidates.map(({ vin }) => vin))].map((vin) => KnownVin.make(vin))
}

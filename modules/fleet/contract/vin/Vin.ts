import { atMost, refused } from "#kernel"
import { Schema, type SchemaIssue, SchemaTransformation } from "effect"

/** Since model year 1981. Older vehicles have fewer characters. */
export const VIN_LENGTH = 17

/** A VIN with spaces or hyphens between its characters. */
const LONGEST_TYPED = 60

/** Upper case, without the spaces and hyphens that people type and papers print. */
export const tidyVin = (text: string): string =>
  // Only a to z change: String.toUpperCase would also turn ß into two letters.
  text
    .replaceAll(/[\s\p{Dash}\u200b-\u200d\ufeff]/gu, "")
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

const issueIn = (vin: string): SchemaIssue.Issue | undefined => {
  if (vin === "") return refused("required", "VIN is required.")
  if (!/^[A-Z0-9]*$/.test(vin)) return refused("not_a_vin", "A VIN has letters and digits only.")
  if (vin.length > VIN_LENGTH)
    return refused("too_long", `A VIN has ${VIN_LENGTH} characters. This one has ${vin.length}.`, VIN_LENGTH)
  return vin.length === VIN_LENGTH && /[IOQ]/.test(vin)
    ? refused("not_a_vin", "VINs don't have the letters I, O and Q. Check whether they are 1 or 0.")
    : undefined
}

/**
 * A VIN, tidied: 17 letters and digits without I, O and Q, or the shorter one of a vehicle from before 1981. Whether its
 * check digit is correct is a different question, because many countries have none: see `judgeVin`.
 */
export const Vin = Schema.String.annotate({ message: "VIN must be text." })
  .check(atMost(LONGEST_TYPED, () => refused("too_long", `A VIN has ${VIN_LENGTH} characters.`, VIN_LENGTH)))
  .pipe(
    Schema.decodeTo(
      Schema.String.check(Schema.makeFilter(issueIn)).pipe(Schema.brand("Vin")),
      SchemaTransformation.transform<string, string>({ decode: tidyVin, encode: (vin) => vin })
    )
  )
export type Vin = typeof Vin.Type

/** A VIN in an output, which needs no tidying. */
export const KnownVin = Schema.toType(Vin)

/** The VIN in a text that someone typed, or undefined. */
export const vinIn = (text: string): Vin | undefined => {
  const vin = tidyVin(text)
  return issueIn(vin) === undefined ? KnownVin.make(vin) : undefined
}

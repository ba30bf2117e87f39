import { atMost, refused } from "#kernel"
import { Schema, type SchemaIssue, SchemaTransformation } from "effect"
import { hasCheckDigit } from "./luhn.ts"

const LENGTH = 15
const LONGEST_TYPED = 60

/** Without the spaces, hyphens and slashes that people type and labels print. */
export const tidyDigits = (text: string): string => text.replaceAll(/[\s\p{Dash}/\u200b-\u200d\ufeff]/gu, "")

const issueIn = (imei: string): SchemaIssue.Issue | undefined => {
  if (imei === "") return refused("required", "IMEI is required.")
  if (!/^\d+$/.test(imei)) return refused("not_valid", "An IMEI has digits only.")
  if (imei.length !== LENGTH)
    return refused("not_valid", `An IMEI has ${LENGTH} digits. This one has ${imei.length}.`)
  return hasCheckDigit(imei) ? undefined : refused("not_valid", "This is not an IMEI. Check for a typo.")
}

/** The number of a mobile device (3GPP TS 23.003), tidied: 14 digits and their check digit. */
export const Imei = Schema.String.annotate({ message: "IMEI must be text." })
  .check(atMost(LONGEST_TYPED, () => refused("too_long", `An IMEI has ${LENGTH} digits.`, LENGTH)))
  .pipe(
    Schema.decodeTo(
      Schema.String.check(Schema.makeFilter(issueIn)).pipe(Schema.brand("Imei")),
      SchemaTransformation.transform<string, string>({ decode: tidyDigits, encode: (imei) => imei })
    )
  )
export type Imei = typeof Imei.Type

/** An IMEI in an output, which needs no tidying. */
export const KnownImei = Schema.toType(Imei)

/** The IMEI in a text that someone typed or scanned, or undefined. */
export const imeiIn = (text: string): Imei | undefined => {
  const imei = text.length > LONGEST_TYPED ? "" : tidyDigits(text)
  return issueIn(imei) === undefined ? KnownImei.make(imei) : undefined
}

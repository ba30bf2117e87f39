import { atMost, refused } from "#kernel"
import { Schema, type SchemaIssue, SchemaTransformation } from "effect"
import { tidyDigits } from "./imei.ts"
import { hasCheckDigit } from "./luhn.ts"

const LONGEST = 20
const LONGEST_TYPED = 60

/** Also without the F with which a card fills up its 20 places. */
const tidyIccid = (text: string): string => tidyDigits(text).replace(/^(\d{19})[Ff]$/, "$1")

const issueIn = (iccid: string): SchemaIssue.Issue | undefined => {
  if (iccid === "") return refused("required", "SIM number is required.")
  if (!/^\d+$/.test(iccid)) return refused("not_valid", "A SIM number has digits only.")
  if (!/^89\d{17,18}$/.test(iccid))
    return refused("not_valid", "A SIM number starts with 89 and has 19 or 20 digits.")
  return hasCheckDigit(iccid)
    ? undefined
    : refused("not_valid", "This is not a SIM number. Check for a typo.")
}

/** The number of a SIM card (ITU-T E.118), tidied: 19 or 20 digits, the last of which is the check digit. */
export const Iccid = Schema.String.annotate({ message: "SIM number must be text." })
  .check(
    atMost(LONGEST_TYPED, () => refused("too_long", `A SIM number has at most ${LONGEST} digits.`, LONGEST))
  )
  .pipe(
    Schema.decodeTo(
      Schema.String.check(Schema.makeFilter(issueIn)).pipe(Schema.brand("Iccid")),
      SchemaTransformation.transform<string, string>({ decode: tidyIccid, encode: (iccid) => iccid })
    )
  )
export type Iccid = typeof Iccid.Type

/** A SIM number in an output, which needs no tidying. */
export const KnownIccid = Schema.toType(Iccid)

/** The SIM number in a text that someone typed or scanned, or undefined. */
export const iccidIn = (text: string): Iccid | undefined => {
  const iccid = text.length > LONGEST_TYPED ? "" : tidyIccid(text)
  return issueIn(iccid) === undefined ? KnownIccid.make(iccid) : undefined
}

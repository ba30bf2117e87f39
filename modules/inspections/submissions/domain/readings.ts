import { dialToSi, type HandoverReading } from "#fleet/contract"
import type { Answer } from "../../contract/answers.ts"
import { shownItems } from "../../contract/filling/shownItems.ts"
import type { FormSections, ItemKey } from "../../contract/items.ts"
import type { TakenReading } from "./Inspections.ts"

/** More digits than any dial has. */
const DIGITS = 1000

const asOnDial = (value: number): number => Math.round(value * DIGITS) / DIGITS

export interface Dial {
  readonly key: ItemKey
  readonly reading: HandoverReading
}

/** What dials showed, by the answers to items about meters. */
export const dialsOf = (sections: FormSections, answers: ReadonlyArray<Answer>): ReadonlyArray<Dial> =>
  shownItems(sections, answers).flatMap((item) => {
    const value = answers.find(({ key }) => key === item.key)?.value
    if (item.type !== "meter" || value?.type !== "meter") return []
    const reading = {
      kind: item.meter,
      value: dialToSi(value.value, value.unit),
      raw_value: asOnDial(value.value),
      raw_unit: value.unit
    }
    return [{ key: item.key, reading }]
  })

/** The reading of a corrected inspection that is as it was. */
export const unchangedReading = (
  before: ReadonlyArray<TakenReading>,
  { key, reading }: Dial
): TakenReading | undefined =>
  before.find(
    (one) =>
      one.key === key &&
      one.reading.raw_value === reading.raw_value &&
      one.reading.raw_unit === reading.raw_unit
  )

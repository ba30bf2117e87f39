import { DrawingSide, SIGNATURE_BOX } from "#fleet/contract"
import type { PdfBlock, PdfDrawing } from "#infra/pdf"
import type { Answer, AnswerValue } from "../../contract/answers.ts"
import type { FormItem, ItemKey } from "../../contract/items.ts"
import { labelIn } from "../domain/answerText.ts"
import { fileWords, type Language } from "../domain/fileWords.ts"

type Marks = Extract<AnswerValue, { readonly type: "damage_map" }>["marks"]

/** Of a side of a vehicle, on which places are in thousandths. */
const SIDE = { width: 1000, height: 420 }

/** Each side with marks; they are numbered as in the list of the answer. */
const sidesOf = (marks: Marks, label: string, language: Language): ReadonlyArray<PdfDrawing> =>
  DrawingSide.literals.flatMap((side) => {
    const places = marks.flatMap((mark, index) =>
      mark.side === side
        ? [{ x: mark.x, y: (mark.y * SIDE.height) / SIDE.width, label: String(index + 1) }]
        : []
    )
    if (places.length === 0) return []
    return [{ ...SIDE, paths: [], places, caption: `${label}: ${fileWords[language].sides[side]}` }]
  })

/** What was signed and marked, as it was drawn. */
export const drawingsOf = (
  answers: ReadonlyArray<Answer>,
  items: ReadonlyMap<ItemKey, FormItem>,
  language: Language
): ReadonlyArray<PdfBlock> => {
  const drawings = answers.flatMap(({ key, value }): ReadonlyArray<PdfDrawing> => {
    const item = items.get(key)
    const label = item === undefined ? key : labelIn(item, language)
    if (value.type === "damage_map") return sidesOf(value.marks, label, language)
    if (value.type !== "signature") return []
    return [{ ...SIGNATURE_BOX, paths: [value.strokes], places: [], caption: `${label}: ${value.name}` }]
  })
  return drawings.length === 0 ? [] : [{ kind: "drawings", drawings }]
}

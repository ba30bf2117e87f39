import type { UserId } from "#kernel"
import type { FileId } from "#files/contract"
import type { DefectId, DefectSeverity, VehicleSystem } from "#maintenance/contract"
import { Equal, Struct } from "effect"
import { type Answer, photosOf } from "../../contract/answers.ts"
import { failedItems } from "../../contract/filling/result.ts"
import { shownItems } from "../../contract/filling/shownItems.ts"
import type { InspectionId } from "../../contract/ids.ts"
import type { SubmitInspection } from "../../contract/inspections.ts"
import type { FormItem, FormSections, ItemKey } from "../../contract/items.ts"
import { labelIn } from "./answerText.ts"
import type { Language } from "./fileWords.ts"
import type { Finding, Inspection } from "./Inspections.ts"

type Body = (typeof SubmitInspection)["body"]["Type"]

/** The answers that count, in the order of the items: one for each item that was shown. */
export const countedAnswers = (
  sections: FormSections,
  answers: ReadonlyArray<Answer>
): ReadonlyArray<Answer> =>
  shownItems(sections, answers).flatMap((item) => answers.find(({ key }) => key === item.key) ?? [])

/** Whether this is what was recorded. The time at which it is sent differs each time. */
export const isSame = (recorded: Inspection, body: Body, sections: FormSections): boolean =>
  Equal.equals(contentOf(recorded), contentOf({ ...body, answers: countedAnswers(sections, body.answers) }))

const CONTENT = [
  "vehicle_id",
  "form_id",
  "form_version",
  "started_at",
  "finished_at",
  "place",
  "answers"
] as const

const contentOf = (
  body: Pick<Body, (typeof CONTENT)[number]> & { readonly supersedes_id?: InspectionId | null }
) => ({ ...Struct.pick(body, CONTENT), supersedes_id: body.supersedes_id ?? null })

const onFailOf = (item: FormItem) => ("on_fail" in item ? item.on_fail : undefined)

/** What a failed item says about a defect. */
export interface Failure {
  readonly item: ItemKey
  readonly title: string
  readonly system: VehicleSystem
  readonly severity: DefectSeverity
  readonly blocking: boolean
  readonly note: string | null
  readonly photos: ReadonlyArray<FileId>
}

/** What an inspection corrects, as far as defects are concerned. */
interface Before {
  readonly findings: ReadonlyArray<Finding>
  /** Photos that may be of someone else, who alone can add them to a defect. */
  readonly photos: ReadonlyArray<FileId>
}

/** What a person corrects. The photos of an inspection that they filled in themselves are their own. */
export const corrects = (
  corrected: (Inspection & Pick<Before, "findings">) | undefined,
  person: UserId
): Before => {
  if (corrected === undefined) return { findings: [], photos: [] }
  const { answers, findings, performed_by, supersedes_id } = corrected
  const isOwn = performed_by === person && supersedes_id === null
  return { findings, photos: isOwn ? [] : photosOf(answers) }
}

/** The failed items that raise a defect, named in a language. What the corrected inspection has raised is not raised again. */
export const failuresToRaise = (
  sections: FormSections,
  answers: ReadonlyArray<Answer>,
  before: Before,
  language: Language
): ReadonlyArray<Failure> =>
  failedItems(sections, answers).flatMap((item) => {
    const onFail = onFailOf(item)
    const answer = answers.find(({ key }) => key === item.key)
    const isRaised = before.findings.some(
      ({ item_key, defect_id }) => item_key === item.key && defect_id !== null
    )
    if (onFail === undefined || answer === undefined || isRaised) return []
    const { note } = answer
    const photos = answer.photos.filter((id) => !before.photos.includes(id))
    return [{ title: labelIn(item, language), ...onFail, item: item.key, note, photos }]
  })

/** The failed items with their defects: those raised now, by item, and those of the corrected inspection. */
export const findingsOf = (
  sections: FormSections,
  answers: ReadonlyArray<Answer>,
  raised: ReadonlyMap<ItemKey, DefectId>,
  before: ReadonlyArray<Finding>
): ReadonlyArray<Finding> =>
  failedItems(sections, answers).map((item) => ({
    item_key: item.key,
    severity: onFailOf(item)?.severity ?? null,
    defect_id: raised.get(item.key) ?? before.find(({ item_key }) => item_key === item.key)?.defect_id ?? null
  }))

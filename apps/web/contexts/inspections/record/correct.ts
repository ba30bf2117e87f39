import { type InspectionAnswer, type InspectionView } from "#inspections/contract"
import type { VehicleKind } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { begin } from "../filling/begin.ts"
import { save } from "../offline/stored.ts"
import { EMPTY_ANSWER, type EnteredAnswer, type StoredInspection } from "../offline/StoredInspection.ts"

/** A recorded answer as it would be entered. */
const enteredOf = ({ value, note, photos }: InspectionAnswer): EnteredAnswer => {
  const entered = { ...EMPTY_ANSWER, note: note ?? "", photos: photos.map(({ id }) => id) }
  switch (value.type) {
    case "pass_fail_na":
      return { ...entered, choice: value.result }
    case "number":
      return { ...entered, text: String(value.number) }
    case "select":
      return { ...entered, choice: value.option }
    case "text":
      return { ...entered, text: value.text }
    case "meter":
      return { ...entered, text: String(value.value), unit: value.unit }
    case "photo":
      return entered
    case "signature":
      // Who corrects it signs it.
      return entered
    case "damage_map":
      return { ...entered, marks: value.marks, choice: value.marks.length === 0 ? "pass" : "" }
  }
}

/** Begins the inspection that corrects another one, with its answers. */
export const beginCorrection = async (
  organization: Organization,
  { id, form, vehicle, answers }: InspectionView,
  kind: VehicleKind
): Promise<StoredInspection | undefined> => {
  const { id: formId, version, name, use, sections } = form
  const one = begin(organization, {
    vehicle: { id: vehicle.id, name: vehicle.name, kind },
    form: { id: formId, version, name, use, sections },
    answers: Object.fromEntries(answers.map((answer) => [answer.key, enteredOf(answer)])),
    supersedes_id: id
  })
  if (one) await save(one)
  return one
}

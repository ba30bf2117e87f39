import type { OrganizationId, UserId } from "#kernel"
import { RetentionTooShort } from "../../contract/errors.ts"
import type { FormProblem, FormProblems } from "../../contract/formProblems.ts"
import { type FormView, legalRetention } from "../../contract/formViews.ts"
import type { FormId } from "../../contract/ids.ts"
import { type FormItem, type FormSections, itemsOf, type ShowIf } from "../../contract/items.ts"
import { packs } from "../../contract/packs/packs.ts"
import type { CreateForm, EditForm } from "../../contract/forms.ts"
import type { Form, NewVersion } from "./Forms.ts"

const MAX_FORMS = 200
const MIN_OPTIONS = 2
/** Without a law, inspections are stored for two years unless people choose otherwise. */
const USUAL_RETENTION = 24

/** Whether no further form fits beside this many. */
export const isFull = (forms: number): boolean => forms >= MAX_FORMS

type Stored = Pick<Form, "use" | "jurisdiction" | "retention_months">

export const refusalOfRetention = ({ use, jurisdiction, retention_months }: Stored) => {
  const months = legalRetention(use, jurisdiction)
  return retention_months < months ? new RetentionTooShort({ months }) : undefined
}

interface Making {
  readonly id: FormId
  readonly organizationId: OrganizationId
  readonly at: Date
}

/** A new form, with what a pack contains. */
export const newForm = (
  { name, pack, ...given }: (typeof CreateForm)["body"]["Type"],
  { id, organizationId, at }: Making
): Form => {
  const { use, jurisdiction, sections } =
    pack === undefined ? { use: "custom" as const, jurisdiction: "none" as const, sections: [] } : packs[pack]
  const usual = jurisdiction === "none" ? USUAL_RETENTION : legalRetention(use, jurisdiction)
  return {
    name,
    use,
    jurisdiction,
    retention_months: usual,
    ...given,
    organization_id: organizationId,
    id,
    draft: sections,
    published: null,
    version: 1,
    archived_at: null,
    created_at: at,
    updated_at: at
  }
}

type Changes = Omit<(typeof EditForm)["body"]["Type"], "expected_version">

export const edited = (form: Form, { sections, ...changes }: Changes, at: Date): Form => ({
  ...form,
  ...changes,
  draft: sections ?? form.draft,
  version: form.version + 1,
  updated_at: at
})

/** The next version of a form. */
export const nextVersion = (
  { organization_id, id: form_id, name, draft, published }: Form,
  published_by: UserId,
  published_at: Date
): NewVersion => ({
  organization_id,
  form_id,
  n: (published ?? 0) + 1,
  name,
  sections: draft,
  items: itemsOf(draft).length,
  published_at,
  published_by
})

/** Whether a form is as its latest version. */
export const isUnchanged = ({ published, is_changed }: FormView): boolean => published !== null && !is_changed

/** What an item can answer, for conditions; undefined if its answers cannot be compared. */
const answersOf = (item: FormItem): ReadonlyArray<string> | undefined => {
  if (item.type === "pass_fail_na") return ["pass", "fail", "na"]
  return item.type === "select" ? item.options.map(({ key }) => key) : undefined
}

const canFail = ({ type }: FormItem): boolean =>
  type === "pass_fail_na" || type === "number" || type === "select" || type === "damage_map"

const problemOfCondition = (condition: ShowIf, earlier: ReadonlyArray<FormItem>): FormProblem | undefined => {
  const other = earlier.find(({ key }) => key === condition.item)
  if (other === undefined) return "condition"
  const fits = "failed" in condition ? canFail(other) : answersOf(other)?.includes(condition.equals) === true
  return fits ? undefined : "condition_value"
}

const hasDuplicates = (keys: ReadonlyArray<string>): boolean => new Set(keys).size < keys.length

const problemsOfItem = (item: FormItem, earlier: ReadonlyArray<FormItem>): ReadonlyArray<FormProblem> => {
  const condition = item.show_if && problemOfCondition(item.show_if, earlier)
  const isTwice = earlier.some(({ key }) => key === item.key)
  const isUnclear =
    item.type === "select" &&
    (item.options.length < MIN_OPTIONS || hasDuplicates(item.options.map(({ key }) => key)))
  const isReversed = item.type === "number" && item.min !== null && item.max !== null && item.min > item.max
  return [
    ...(isTwice ? (["duplicate_key"] as const) : []),
    ...(condition === undefined ? [] : [condition]),
    ...(isUnclear ? (["options"] as const) : []),
    ...(isReversed ? (["limits"] as const) : [])
  ]
}

/** Why a form cannot be published; empty if it can. An item depends on earlier ones only, so never on itself. */
export const problemsOf = (sections: FormSections): FormProblems => {
  const items = itemsOf(sections)
  if (items.length === 0) return [{ key: null, problem: "no_items" }]
  return items.flatMap((item, index) =>
    problemsOfItem(item, items.slice(0, index)).map((problem) => ({ key: item.key, problem }))
  )
}

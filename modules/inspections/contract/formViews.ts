import { line, OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"
import { FormId } from "./ids.ts"
import { KnownSections } from "./items.ts"

/** What a form is for. */
export const FormUse = Schema.Literals([
  "daily",
  "pre_rental",
  "return",
  "appraisal",
  "annual",
  "handover",
  "custom"
])
export type FormUse = typeof FormUse.Type

/** Whose rules a form follows. */
export const Jurisdiction = Schema.Literals(["us", "uk", "none"])
export type Jurisdiction = typeof Jurisdiction.Type

const MAX_RETENTION = 120

/** How many months an inspection has to be stored by law: 49 CFR 396.11 and 396.21, and the DVSA's guide. */
export const legalRetention = (use: FormUse, jurisdiction: Jurisdiction): number => {
  if (jurisdiction === "uk") return 15
  if (jurisdiction === "us") return use === "annual" ? 14 : 3
  return 1
}

/**
 * Whether a day without a report was missed. Not with daily reports in the US: 49 CFR 396.11 requires one only if a defect
 * was noticed. In the UK, reports without defects are expected, too.
 */
export const expectsCleanReports = (use: FormUse, jurisdiction: Jurisdiction): boolean =>
  use !== "daily" || jurisdiction !== "us"

const RETENTION = `Enter 1 to ${MAX_RETENTION} months.`

/** What a person enters about a form. Inspections are deleted after `retention_months`, but never before the law allows it. */
export const FormFields = {
  name: line("Name", { max: 120 }),
  use: FormUse,
  jurisdiction: Jurisdiction,
  retention_months: Schema.Number.annotate({ message: RETENTION }).check(
    Schema.isInt({ message: RETENTION }),
    Schema.isBetween({ minimum: 1, maximum: MAX_RETENTION }, { message: RETENTION })
  )
}

const person = Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) })

/**
 * One row of the list of forms. `published`: the latest version; null if there is none. `is_changed`: the draft differs from
 * it. `version` counts the changes of the form, for `expected_version`.
 */
export const FormRow = Schema.Struct({
  ...FormFields,
  organization_id: OrganizationId,
  id: FormId,
  items: Schema.Int,
  published: Schema.NullOr(Schema.Struct({ n: Schema.Int, at: Schema.Date })),
  is_changed: Schema.Boolean,
  version: Schema.Int,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type FormRow = typeof FormRow.Type

/** A version without what it asks. */
export const FormVersionRow = Schema.Struct({
  form_id: FormId,
  n: Schema.Int,
  name: Schema.String,
  items: Schema.Int,
  published_at: Schema.Date,
  published_by: person,
  hash: Schema.String
})
export type FormVersionRow = typeof FormVersionRow.Type

/** A version: it never changes. `hash` covers its name and sections. */
export const FormVersionView = Schema.Struct({
  ...FormVersionRow.fields,
  use: FormUse,
  jurisdiction: Jurisdiction,
  sections: KnownSections
})
export type FormVersionView = typeof FormVersionView.Type

/** A form with its draft, which the next version will be. */
export const FormView = Schema.Struct({ ...FormRow.fields, sections: KnownSections })
export type FormView = typeof FormView.Type

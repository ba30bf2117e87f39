import type { OrganizationId } from "#kernel"
import { Effect, Struct } from "effect"
import type { CustomFieldView } from "../../contract/customFieldViews.ts"
import { type CustomField, CustomFields } from "../domain/CustomFields.ts"

/** Fields as people see them, in the same order. */
export const fieldViews = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  fields: ReadonlyArray<CustomField>
) {
  const ids = fields.map(({ id }) => id)
  const used = yield* CustomFields.use((all) => all.used(organizationId, ids))
  return fields.map((field): CustomFieldView => ({
    ...Struct.omit(field, ["position"]),
    is_used: used.has(field.id)
  }))
})

/** The same for one. */
export const fieldView = Effect.fnUntraced(function* (field: CustomField) {
  const [view] = yield* fieldViews(field.organization_id, [field])
  if (view === undefined) throw new Error("One field has one view.")
  return view
})

import { type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { MAX_CUSTOM_FIELDS } from "../../contract/customFieldViews.ts"
import { TooManyCustomFields } from "../../contract/errors/fields.ts"
import { CustomFieldsChanged } from "../../contract/events.ts"
import type { CustomFieldId } from "../../contract/ids.ts"
import { type CustomField, CustomFields } from "../domain/CustomFields.ts"

/** Loads a field and locks it until the unit of work ends. */
export const lockedField = (organizationId: OrganizationId, id: CustomFieldId) =>
  CustomFields.use((fields) => fields.lock(organizationId, id)).pipe(orNotFound("field"))

/** Returns the fields; fails when no further one can be used. */
export const requireRoom = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const fields = yield* CustomFields
  yield* fields.lockList(organizationId)
  const all = yield* fields.all(organizationId)
  const active = all.filter(({ archived_at }) => archived_at === null)
  if (active.length >= MAX_CUSTOM_FIELDS) return yield* new TooManyCustomFields()
  return all
})

/** Publishes and records what happened to a field. */
export const announceField = Effect.fnUntraced(function* (
  { organization_id: organizationId, name: subject }: CustomField,
  change: "created" | "edited" | "archived" | "restored"
) {
  yield* publish(new CustomFieldsChanged({ organizationId }))
  yield* record({ action: `custom_field.${change}`, organizationId, subject })
})

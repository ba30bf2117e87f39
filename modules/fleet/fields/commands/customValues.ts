import { NotFound, type OrganizationId } from "#kernel"
import { Effect, Struct } from "effect"
import type { CustomInput, CustomValues } from "../../contract/customFieldViews.ts"
import { CustomValueInvalid } from "../../contract/errors/vehicles.ts"
import { CustomFields } from "../domain/CustomFields.ts"
import { merged, withValues } from "../domain/values.ts"

/** A vehicle's values with those that are given, by the organization's fields. Nobody changes these meanwhile. */
export const customValues = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  before: CustomValues,
  given: CustomInput | undefined
) {
  if (given === undefined || Object.keys(given).length === 0) return before
  const fields = yield* CustomFields.use((all) => all.shared(organizationId))
  const values = withValues(fields, before, given)
  if (values instanceof NotFound || values instanceof CustomValueInvalid) return yield* values
  return values
})

/** The same for several vehicles together: their values must be possible for each, and depend on nothing but the fields. */
export const customChange = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  given: CustomInput | undefined
) {
  if (given === undefined) return {}
  const stored = yield* customValues(organizationId, {}, given)
  const removed = Object.keys(given).filter((id) => given[id] === null)
  return { customOf: (before: CustomValues) => merged(Struct.omit(before, removed), stored) }
})

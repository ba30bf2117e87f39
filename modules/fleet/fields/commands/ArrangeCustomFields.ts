import { permitted, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomFieldsChanged } from "../../contract/events.ts"
import type { CustomFieldId } from "../../contract/ids.ts"
import { CustomFields } from "../domain/CustomFields.ts"
import { fieldViews } from "../queries/fieldViews.ts"

/** Puts fields first, in this order. Unknown ones are ignored. */
export const arrangeCustomFields = Effect.fn("fleet.arrangeCustomFields")(function* (
  first: ReadonlyArray<CustomFieldId>
) {
  const { organizationId } = yield* permitted("fleet.configure")
  const fields = yield* CustomFields
  yield* fields.lockList(organizationId)
  const ids = (yield* fields.all(organizationId)).map(({ id }) => id)
  const order = [...first.filter((id) => ids.includes(id)), ...ids.filter((id) => !first.includes(id))]
  if (order.some((id, at) => id !== ids[at])) {
    yield* fields.arrange(organizationId, order)
    yield* publish(new CustomFieldsChanged({ organizationId }))
  }
  return { items: yield* fieldViews(organizationId, yield* fields.all(organizationId)) }
}, transactional)

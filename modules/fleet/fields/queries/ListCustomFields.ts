import { permitted } from "#kernel"
import { Effect } from "effect"
import { CustomFields } from "../domain/CustomFields.ts"
import { fieldViews } from "./fieldViews.ts"

/** Returns the organization's custom fields in their order, archived ones last. */
export const listCustomFields = Effect.fn("fleet.listCustomFields")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  const fields = yield* CustomFields.use((all) => all.all(organizationId))
  return { items: yield* fieldViews(organizationId, fields) }
})

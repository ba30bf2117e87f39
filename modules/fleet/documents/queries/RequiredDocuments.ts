import { permitted } from "#kernel"
import { Effect } from "effect"
import { Documents } from "../domain/Documents.ts"

/** Returns which documents vehicles of each kind need. */
export const getRequiredDocuments = Effect.fn("fleet.getRequiredDocuments")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return { items: yield* Documents.use((documents) => documents.required(organizationId)) }
})

import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { AddDocument } from "../../contract/documents.ts"
import { DocumentId, type VehicleId } from "../../contract/ids.ts"
import { lockedVehicle } from "../../vehicles/commands/changeVehicle.ts"
import { Documents } from "../domain/Documents.ts"
import { newDocument } from "../domain/rules.ts"
import { documentView } from "../queries/documentViews.ts"
import { announceDocument, requireDatesInOrder } from "./changeDocument.ts"

/** Adds a document to a vehicle. */
export const addDocument = Effect.fn("fleet.addDocument")(function* (
  vehicleId: VehicleId,
  entered: Input<typeof AddDocument>["body"]
) {
  const member = yield* permitted("documents.edit")
  const { organizationId } = member
  const vehicle = yield* lockedVehicle(organizationId, vehicleId)
  const id = yield* newId(DocumentId)
  const document = newDocument(entered, { id, organizationId, vehicleId, at: yield* now })
  yield* requireDatesInOrder(document)
  yield* Documents.use((documents) => documents.add(document))
  yield* announceDocument(vehicle, document, "added")
  return yield* documentView(member, document)
}, transactional)

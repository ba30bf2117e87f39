import { type Input, newId, now, orNotFound, permitted, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { PartId } from "../../contract/ids.ts"
import type { CreatePart } from "../../contract/parts.ts"
import type { PartView } from "../../contract/partViews.ts"
import { Parts } from "../domain/Parts.ts"
import { announcePart } from "./changePart.ts"

/** Adds a part in the organization's currency, without stock. */
export const createPart = Effect.fn("maintenance.createPart")(function* (
  entered: Input<typeof CreatePart>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  const { currency } = yield* OrganizationDirectory.use((directory) =>
    directory.settingsOf(organizationId)
  ).pipe(orNotFound("organization"))
  const at = yield* now
  const part: PartView = {
    ...entered,
    id: yield* newId(PartId),
    organization_id: organizationId,
    currency,
    on_hand: 0,
    value_minor: 0,
    low: entered.reorder_point !== null,
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* Parts.use((parts) => parts.add(part))
  yield* announcePart(part, "part.created")
  return part
}, transactional)

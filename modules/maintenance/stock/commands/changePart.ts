import { changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { PartChanged } from "../../contract/events/parts.ts"
import type { PartId } from "../../contract/ids.ts"
import type { PartView } from "../../contract/partViews.ts"
import { Parts } from "../domain/Parts.ts"

export const partOf = (organizationId: OrganizationId, id: PartId) =>
  Parts.use((parts) => parts.find(organizationId, id)).pipe(orNotFound("part"))

/** The same, locked until the unit of work ends. */
export const lockedPart = (organizationId: OrganizationId, id: PartId) =>
  Parts.use((parts) => parts.lock(organizationId, id)).pipe(orNotFound("part"))

export const nextVersion = (before: PartView, changes: Partial<PartView>, at: Date): PartView => ({
  ...before,
  ...changes,
  version: before.version + 1,
  updated_at: at
})

/** Publishes and records what was done to a part. */
export const announcePart = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: partId, number, name }: PartView,
  action: `part.${string}`,
  details: Readonly<Record<string, string>> = {}
) {
  yield* publish(new PartChanged({ organizationId, partId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject: `${number}: ${name}`, details })
})

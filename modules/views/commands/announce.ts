import { Events, record } from "#kernel"
import { Effect } from "effect"
import { SavedViewChanged } from "../contract/events.ts"
import type { SavedView } from "../contract/views.ts"

/**
 * Publishes that a view changed, to those who see it or saw it before. The audit log contains only what everyone sees, so
 * it does not mention personal views.
 */
export const announce = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: savedViewId, owner_id, shared, name: subject }: SavedView,
  action: string,
  wasShared = shared
) {
  const isPublic = shared || wasShared
  const event = new SavedViewChanged({ organizationId, savedViewId })
  const audience = isPublic ? { organizationId } : { organizationId, onlyFor: [owner_id] }
  yield* Events.use((events) => events.publish(event, audience))
  if (isPublic) yield* record({ action, organizationId, subject })
})

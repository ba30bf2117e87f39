import { now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { WorkshopSettingsChanged } from "../../contract/events/workOrders.ts"
import type { WorkshopSettings } from "../../contract/workshop.ts"
import { Settings } from "../domain/Settings.ts"

/** Sets from which amount on work needs approval, and what new lines cost. */
export const setWorkshopSettings = Effect.fn("maintenance.setWorkshopSettings")(function* (
  settings: WorkshopSettings
) {
  const { organizationId } = yield* permitted("workorders.approve_any")
  const at = yield* now
  yield* Settings.use((all) => all.save(organizationId, settings, at))
  yield* publish(new WorkshopSettingsChanged({ organizationId }))
  yield* record({ action: "workshop.configured", organizationId })
  return settings
}, transactional)

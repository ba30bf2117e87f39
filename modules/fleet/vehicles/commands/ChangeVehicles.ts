import { type Input, now, type OrganizationId, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { VehiclesChanged } from "../../contract/events.ts"
import type { ChangeVehicles } from "../../contract/index.ts"
import { isDisposed } from "../../contract/lifecycle.ts"
import { type Change, changedTogether, leaving, returning } from "../domain/changeTogether.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { happenedTogether } from "../domain/timeline.ts"
import { Vehicles } from "../domain/Vehicles.ts"
import { customChange } from "../../fields/commands/customValues.ts"
import { register, todayIn } from "./changeVehicle.ts"

/** Changes several vehicles together; those that cannot be changed are skipped and reported. */
export const changeVehicles = Effect.fn("fleet.changeVehicles")(function* ({
  ids,
  custom: given,
  ...rest
}: Input<typeof ChangeVehicles>["body"]) {
  const { organizationId } = yield* permitted("vehicles.edit")
  const vehicles = yield* Vehicles
  const change = { ...rest, ...(yield* customChange(organizationId, given)) }
  const before = yield* vehicles.lockAll(organizationId, ids)
  const replaced = yield* vehicles.replaced(organizationId, returning(before, change))
  const at = yield* now
  const gone = leaving(before, change)
  const held = yield* vehicles.held(organizationId, gone, at)
  const assigned = yield* vehicles.assigned(organizationId, gone)
  const { changed, skipped } = changedTogether(before, change, { at, replaced, held, assigned })
  const after = changed.map((one) => one.after)
  if (after.length > 0) {
    // Assigned vehicles were skipped, and are locked against new assignments.
    yield* vehicles.saveAll(organizationId, after).pipe(Effect.catchTag("AssignmentOpen", Effect.die))
    const moved = changed.filter(
      (one) => isDisposed(one.before.lifecycle) !== isDisposed(one.after.lifecycle)
    )
    const registered = moved.map((one) => one.after).filter(({ plate }) => plate !== null)
    if (registered.length > 0) yield* register(organizationId, registered, yield* todayIn(organizationId))
    yield* VehicleTimeline.use((timeline) => timeline.record(changed.flatMap(happenedTogether)))
    yield* announce(organizationId, change, after.length)
  }
  const known = new Set(before.map(({ id }) => id))
  const missing = [...new Set(ids)].filter((id) => !known.has(id))
  return {
    changed: changed.map(({ before: { id, lifecycle, location_id, group_id, tags, custom } }) => ({
      id,
      lifecycle,
      location_id,
      group_id,
      tags,
      custom
    })),
    skipped: [...skipped, ...missing.map((id) => ({ id, reason: "not_found" as const }))]
  }
}, transactional)

const announce = Effect.fnUntraced(function* (organizationId: OrganizationId, change: Change, count: number) {
  yield* publish(new VehiclesChanged({ organizationId }))
  const fields = [
    ...(change.lifecycle === undefined ? [] : ["lifecycle"]),
    ...(change.location_id === undefined ? [] : ["location_id"]),
    ...(change.group_id === undefined ? [] : ["group_id"]),
    ...(change.add_tags || change.remove_tags ? ["tags"] : []),
    ...(change.customOf ? ["custom"] : [])
  ]
  yield* record({
    action: "vehicles.edited",
    organizationId,
    details: { count: String(count), fields: fields.join(", ") }
  })
})

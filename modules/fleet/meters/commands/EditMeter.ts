import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { MeterUnnamed, UnitNotOfMeter } from "../../contract/errors/meters.ts"
import type { MeterId } from "../../contract/ids.ts"
import type { EditMeter } from "../../contract/index.ts"
import { Meters } from "../domain/Meters.ts"
import { isReadIn } from "../domain/newMeter.ts"
import { announceMeter, lockedMeter } from "./changeMeter.ts"

/** Changes name or unit of a meter, or makes it the primary one. Readings keep their values, whatever the unit. */
export const editMeter = Effect.fn("fleet.editMeter")(function* (
  id: MeterId,
  changes: Input<typeof EditMeter>["body"]
) {
  const { organizationId } = yield* permitted("readings.correct")
  const { meter, vehicle } = yield* lockedMeter(organizationId, id)
  if (changes.name !== undefined && meter.kind !== "other") return yield* new MeterUnnamed()
  if (changes.unit !== undefined && !isReadIn(meter, changes.unit)) return yield* new UnitNotOfMeter()
  const edited = { ...meter, ...changes }
  yield* Meters.use((meters) => meters.save(edited))
  yield* announceMeter(edited, vehicle, "meter.edited")
}, transactional)

import { NotFound, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ReplacementInUse } from "../../contract/errors/meters.ts"
import type { MeterId, SegmentId } from "../../contract/ids.ts"
import { Meters } from "../domain/Meters.ts"
import { replacementEntry } from "../domain/timeline.ts"
import { announceMeter, lockedMeter, readIn } from "./changeMeter.ts"

/** Undoes the last replacement of a meter: its readings are voided, and the dial before it continues. */
export const undoReplacement = Effect.fn("fleet.undoReplacement")(function* (
  id: MeterId,
  segmentId: SegmentId
) {
  const { organizationId } = yield* permitted("readings.correct")
  const { meter, vehicle } = yield* lockedMeter(organizationId, id)
  const [old, undone] = meter.segments.slice(-2)
  if (old === undefined || undone?.id !== segmentId) return yield* new NotFound({ what: "replacement" })
  const meters = yield* Meters
  const since = yield* meters.newestReadings(organizationId, undone.id)
  if (since.some(({ source }) => source !== "replacement")) return yield* new ReplacementInUse()
  const before = yield* meters.newestReadings(organizationId, old.id)
  const at = yield* now
  const ends = before.filter(
    ({ source, read_at }) => source === "replacement" && read_at.getTime() === undone.started_at?.getTime()
  )
  for (const reading of [...since, ...ends])
    yield* meters.setVoid(organizationId, reading.id, { at, reason: "Replacement undone" })
  yield* meters.undoSegment(meter, at)
  // The dial before was read in its own unit.
  yield* readIn(meter, before[0]?.raw_unit ?? meter.unit)
  const happened = [{ at, ...replacementEntry("replacement_undone", meter, undone.start_value) }]
  yield* announceMeter(meter, vehicle, "meter.replacement_undone", happened)
}, transactional)

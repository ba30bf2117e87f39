import { dayIn, newId, NotFound, type OrganizationId } from "#kernel"
import type { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import { UnitNotOfMeter } from "../contract/errors/meters.ts"
import { MeterId, SegmentId } from "../contract/ids.ts"
import { judge } from "../meters/domain/judge.ts"
import type { Meters } from "../meters/domain/Meters.ts"
import { isReadIn, newMeter } from "../meters/domain/newMeter.ts"
import { corrected, segmentAt, storedValue } from "../meters/domain/segments.ts"
import type { ReadingToRecord } from "../ports/MeterReadings.ts"

const NO_READINGS = { before: [], after: null }

/** The day of an instant where the organization is. Its settings are read only for a refusal that names a day. */
export const dayWith =
  (directory: OrganizationDirectory["Service"], organizationId: OrganizationId) => (at: Date) =>
    Effect.map(directory.settingsOf(organizationId), (settings) =>
      dayIn(Option.getOrThrow(settings).time_zone, at)
    )

/** Finds where a reading belongs, and its value there. The vehicle is locked. */
export const placing = (meters: Meters["Service"], directory: OrganizationDirectory["Service"]) => {
  /** The meter to read. One that is not there yet is added with its first reading. */
  const meterFor = Effect.fnUntraced(function* (reading: ReadingToRecord, at: Date) {
    const { organizationId, vehicleId, meter: wanted, unit } = reading
    const own = yield* meters.ofVehicle(organizationId, vehicleId)
    const known = own.find(({ id, kind }) =>
      typeof wanted === "string" ? id === wanted : kind === wanted.kind
    )
    if (known !== undefined) return { meter: known, isNew: false }
    if (typeof wanted === "string") return yield* new NotFound({ what: "meter" })
    const [id, segmentId] = [yield* newId(MeterId), yield* newId(SegmentId)]
    const made = { id, segmentId, organizationId, vehicleId, kind: wanted.kind, name: null, unit, at }
    return { meter: newMeter(own, made), isNew: true }
  })

  return Effect.fnUntraced(function* (reading: ReadingToRecord, at: Date) {
    const { organizationId, readAt } = reading
    const { meter, isNew } = yield* meterFor(reading, at)
    const segment = segmentAt(meter, readAt)
    if (segment === undefined || !isReadIn(meter, reading.unit)) return yield* new UnitNotOfMeter()
    const around = isNew ? NO_READINGS : yield* meters.around(organizationId, segment.id, readAt)
    const accepted = yield* judge(reading, corrected(segment, around), dayWith(directory, organizationId))
    return { meter, isNew, segment, stored: storedValue(segment, accepted.value), ...accepted }
  })
}

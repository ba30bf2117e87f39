import type { Input, OrganizationId } from "#kernel"
import { Effect } from "effect"
import type { HandoverId, VehicleId } from "../../contract/ids.ts"
import type { RecordHandover } from "../../contract/index.ts"
import { MeterReadings } from "../../ports/MeterReadings.ts"
import type { Handover } from "../domain/Handovers.ts"

type Dial = Input<typeof RecordHandover>["body"]["reading"]

interface Moment {
  readonly organization_id: OrganizationId
  readonly vehicle_id: VehicleId
  readonly id: HandoverId
  readonly at: Date
}

const NOTHING = { reading: null, reading_id: null }

const isUnchanged = ({ reading, at }: Handover, dial: Dial, { at: corrected }: Moment): boolean =>
  at.getTime() === corrected.getTime() &&
  reading?.kind === dial?.kind &&
  reading?.raw_value === dial?.value &&
  reading?.raw_unit === dial?.unit

/** Records what a dial showed with a handover. If it replaces another one, that one's reading no longer counts. */
export const takeReading = Effect.fnUntraced(function* (
  moment: Moment,
  dial: Dial,
  corrected: Handover | null
) {
  const { organization_id: organizationId, vehicle_id: vehicleId, id, at } = moment
  if (corrected !== null && isUnchanged(corrected, dial, moment))
    return { reading: corrected.reading, reading_id: corrected.reading_id }
  const replaced = corrected?.reading_id ?? null
  if (replaced !== null)
    yield* MeterReadings.use((readings) =>
      readings.discard(organizationId, replaced, at, "Corrected by another handover.")
    ).pipe(Effect.orDie)
  if (dial === null) return NOTHING
  const { kind, value, unit, confirm: confirmed = false } = dial
  const { id: reading_id, value: si } = yield* MeterReadings.use((readings) =>
    readings.record({
      organizationId,
      vehicleId,
      meter: { kind },
      readAt: at,
      value,
      unit,
      source: "handover",
      sourceRef: id,
      confirmed
    })
  )
  return { reading: { kind, value: si, raw_value: value, raw_unit: unit }, reading_id }
})

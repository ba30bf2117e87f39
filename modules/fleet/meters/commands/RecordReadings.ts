import { codeOf, type Input, now, permitted, record, transactional } from "#kernel"
import { Effect, Result } from "effect"
import type { RecordReadings } from "../../contract/index.ts"
import { MeterReadings, type ReadingToRecord } from "../../ports/MeterReadings.ts"
import { readByPerson } from "./readByPerson.ts"

/** Records readings of several vehicles. Those that are refused say why, and the others are stored. */
export const recordReadings = Effect.fn("fleet.recordReadings")(function* ({
  readings
}: Input<typeof RecordReadings>["body"]) {
  const { organizationId } = yield* permitted("readings.record")
  const at = yield* now
  const given = readings.map(({ vehicle_id: vehicleId, ...entered }) => ({
    ...readByPerson(entered, at),
    organizationId,
    vehicleId
  }))
  const outcomes = new Map<ReadingToRecord, Outcome>()
  for (const reading of inOrder(given)) outcomes.set(reading, yield* outcomeOf(reading))
  const results = given.map((reading) => ({
    vehicle_id: reading.vehicleId,
    ...(outcomes.get(reading) ?? NONE)
  }))
  const count = results.filter(({ recorded }) => recorded !== null).length
  if (count > 0)
    yield* record({ action: "readings.recorded", organizationId, details: { count: String(count) } })
  return { results }
}, transactional)

type Outcome = Effect.Success<ReturnType<typeof outcomeOf>>

const NONE = { recorded: null, refused: null }

/** Vehicles are locked by ascending id; of one vehicle, earlier readings come first. */
const inOrder = (readings: ReadonlyArray<ReadingToRecord>): ReadonlyArray<ReadingToRecord> =>
  readings.toSorted(
    (one, other) =>
      Number(one.vehicleId > other.vehicleId) - Number(one.vehicleId < other.vehicleId) ||
      one.readAt.getTime() - other.readAt.getTime()
  )

const outcomeOf = (reading: ReadingToRecord) =>
  Effect.map(
    Effect.result(MeterReadings.use((port) => port.record(reading))),
    Result.match({
      onSuccess: (recorded) => ({ recorded, refused: null }),
      onFailure: ({ _tag, message }) => ({ recorded: null, refused: { code: codeOf(_tag), detail: message } })
    })
  )

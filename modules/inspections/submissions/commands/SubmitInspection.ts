import {
  type Member,
  now,
  type OrganizationId,
  permitted,
  publish,
  record,
  transactional,
  type UserId
} from "#kernel"
import { MeterReadings, type NamedVehicle, VehicleTimeline } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Profiles } from "#identity"
import { Defects } from "#maintenance"
import { Effect, Option } from "effect"
import { photosOf } from "../../contract/answers.ts"
import { InspectionConflict } from "../../contract/errors.ts"
import { InspectionSubmitted } from "../../contract/events.ts"
import { failedItems, resultOf } from "../../contract/filling/result.ts"
import { legalRetention } from "../../contract/formViews.ts"
import type { InspectionId } from "../../contract/ids.ts"
import type { StoredVersion } from "../../forms/queries/FormList.ts"
import { corrects, countedAnswers, failuresToRaise, findingsOf, isSame } from "../domain/findings.ts"
import { type Inspection, Inspections, type TakenReading } from "../domain/Inspections.ts"
import { isFast, keepUntil, moments } from "../domain/moments.ts"
import { coarsePlace } from "../domain/places.ts"
import { type Dial, dialsOf, unchangedReading } from "../domain/readings.ts"
import { inspectionView } from "../queries/inspectionViews.ts"
import { type Body, correctedInspection, requireComplete, versionOf } from "./preparing.ts"

type Corrected = Effect.Success<ReturnType<typeof correctedInspection>>

/**
 * Records a finished inspection, raises the defects it found and records the readings it took. One that was recorded under
 * this id is returned as it is, however often and from however many devices it is sent.
 */
export const submitInspection = Effect.fn("inspections.submitInspection")(function* (
  id: InspectionId,
  sent: Body
) {
  const body = { ...sent, place: sent.place && coarsePlace(sent.place) }
  const member = yield* permitted("inspections.perform")
  const { organizationId } = member
  const version = yield* versionOf(member, body)
  const inspections = yield* Inspections
  // Of two that correct the same one, the second waits before it takes anything that the first needs.
  const claimed = [id, ...(body.supersedes_id === undefined ? [] : [body.supersedes_id])]
  yield* Effect.forEach(claimed.toSorted(), (one) => inspections.claim(organizationId, one))
  const recorded = yield* inspections.find(organizationId, id)
  if (Option.isNone(recorded)) yield* recordNew(id, body, version, member)
  else if (recorded.value.performed_by !== member.userId || !isSame(recorded.value, body, version.sections))
    yield* new InspectionConflict()
  return yield* inspectionView(member, id).pipe(Effect.catchTag("NotFound", Effect.die))
}, transactional)

const recordNew = Effect.fnUntraced(function* (
  id: InspectionId,
  body: Body,
  version: StoredVersion,
  member: Member
) {
  const { organizationId, userId } = member
  const { sections, use, jurisdiction } = version
  const vehicle = yield* requireComplete(member, body, sections)
  const corrected = yield* correctedInspection(member, body)
  const answers = countedAnswers(sections, body.answers)
  const failed = failedItems(sections, answers)
  const received_at = yield* now
  const { at, clock_offset, flags } = moments(body, received_at)
  const readings = yield* takeReadings(member, { id, at, body, dials: dialsOf(sections, answers) }, corrected)
  const usual = yield* Inspections.use((all) => all.usualDuration(organizationId, body.form_id))
  const inspection: Inspection = {
    ...body,
    organization_id: organizationId,
    id,
    performed_by: userId,
    clock_offset,
    received_at,
    at,
    answers,
    readings,
    result: resultOf(failed),
    answered: answers.length,
    failed: failed.length,
    photos: photosOf(answers).length,
    flags: [
      ...flags,
      ...(readings.some(({ reading_id }) => reading_id === null) ? (["reading"] as const) : []),
      ...(isFast(body, answers.length, usual) ? (["fast"] as const) : [])
    ],
    supersedes_id: body.supersedes_id ?? null,
    keep_until: keepUntil(received_at, legalRetention(use, jurisdiction))
  }
  yield* announce(inspection, version, vehicle)
  const findings = yield* raise(inspection, version, corrected)
  yield* Inspections.use((all) => all.add(inspection, findings))
})

interface Taking {
  readonly id: InspectionId
  readonly at: Date
  readonly body: Body
  readonly dials: ReadonlyArray<Dial>
}

/** Records what dials showed. If this inspection corrects another one, readings that changed no longer count. */
const takeReadings = Effect.fnUntraced(function* (
  { organizationId }: Member,
  { id, at, body, dials }: Taking,
  corrected: Corrected
) {
  const before = corrected?.readings ?? []
  const replaced = before.filter((one) => dials.every((dial) => unchangedReading([one], dial) === undefined))
  yield* Effect.forEach(
    replaced.flatMap(({ reading_id }) => reading_id ?? []),
    (readingId) =>
      MeterReadings.use((readings) =>
        readings.discard(organizationId, readingId, at, "Corrected by another inspection.")
      ).pipe(Effect.orDie)
  )
  const readAt = corrected?.at ?? at
  return yield* Effect.forEach(dials, (dial) => {
    const unchanged = unchangedReading(before, dial)
    return unchanged === undefined
      ? takeReading(organizationId, { id, readAt, vehicleId: body.vehicle_id }, dial)
      : Effect.succeed(unchanged)
  })
})

interface Moment {
  readonly id: InspectionId
  readonly readAt: Date
  readonly vehicleId: VehicleId
}

/** What is not plausible is in the inspection only: it never keeps one from being recorded. */
const takeReading = (
  organizationId: OrganizationId,
  { id: sourceRef, readAt, vehicleId }: Moment,
  { key, reading }: Dial
) =>
  MeterReadings.use((readings) =>
    readings.record({
      organizationId,
      vehicleId,
      meter: { kind: reading.kind },
      readAt,
      value: reading.raw_value,
      unit: reading.raw_unit,
      source: "inspection",
      sourceRef,
      confirmed: false
    })
  ).pipe(
    Effect.map(({ id }): TakenReading => ({ key, reading, reading_id: id })),
    Effect.catch(() => Effect.succeed({ key, reading, reading_id: null }))
  )

const announce = Effect.fnUntraced(function* (
  inspection: Inspection,
  { name: form }: StoredVersion,
  { id: vehicleId, name: subject }: NamedVehicle
) {
  const { organization_id: organizationId, id: inspectionId, form_id: formId, result, at } = inspection
  const kind = inspection.supersedes_id === null ? `inspection.${KINDS[result]}` : "inspection.corrected"
  const details = { inspection_id: inspectionId, form, failed: String(inspection.failed) }
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at, kind, details }])
  )
  yield* publish(new InspectionSubmitted({ organizationId, inspectionId, vehicleId, formId, result }))
  yield* record({ action: kind, organizationId, subject, details: { form } })
})

const KINDS = { pass: "passed", pass_with_defects: "passed_with_defects", fail: "failed" } as const

/** The language in which a person reads the items of a form. */
const languageOf = (person: UserId) =>
  Profiles.use((all) => all.byIds([person])).pipe(
    Effect.map((profiles) => profiles.get(person)?.locale ?? "en")
  )

/**
 * Raises the defects of the items that failed, in the words of the person who filled them in. A vehicle that has left the
 * fleet gets none.
 */
const raise = Effect.fnUntraced(function* (
  { organization_id, id, vehicle_id: vehicleId, performed_by, answers, failed }: Inspection,
  { sections }: StoredVersion,
  corrected: Corrected
) {
  const before = corrects(corrected, performed_by)
  const language = failed === 0 ? "en" : yield* languageOf(performed_by)
  const failures = failuresToRaise(sections, answers, before, language)
  const ids = yield* Defects.use((defects) =>
    defects.raise(
      organization_id,
      failures.map((failure) => ({
        ...failure,
        vehicleId,
        source: "inspection" as const,
        origin: { module: "inspections", id }
      }))
    )
  ).pipe(
    Effect.catchTag("VehicleNotInFleet", () => Effect.succeed([])),
    Effect.catchTag("NotFound", Effect.die)
  )
  const raised = failures.flatMap(({ item }, at) => {
    const defect = ids[at]
    return defect === undefined ? [] : [[item, defect] as const]
  })
  return findingsOf(sections, answers, new Map(raised), before.findings)
})

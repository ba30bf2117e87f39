import { OrganizationId, UserId } from "#kernel"
import type { FileUnavailable } from "#files/contract"
import { HandoverReading, ReadingId, VehicleId } from "#fleet/contract"
import type { DefectId, DefectSeverity } from "#maintenance/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { KnownAnswer } from "../../contract/answers.ts"
import type { InspectionSuperseded, InspectionTooLarge } from "../../contract/errors.ts"
import { InspectionResult } from "../../contract/filling/result.ts"
import { FormId, InspectionId } from "../../contract/ids.ts"
import { InspectionFlag, InspectionPlace } from "../../contract/inspectionViews.ts"
import { ItemKey } from "../../contract/items.ts"

/** What a dial showed. `reading_id`: the fleet's reading; null if it was not plausible. */
export const TakenReading = Schema.Struct({
  key: ItemKey,
  reading: HandoverReading,
  reading_id: Schema.NullOr(ReadingId)
})
export type TakenReading = typeof TakenReading.Type

/** An inspection as recorded, except for what the database adds: its place in the chain of its vehicle. */
export const Inspection = Schema.Struct({
  organization_id: OrganizationId,
  id: InspectionId,
  form_id: FormId,
  form_version: Schema.Int,
  vehicle_id: VehicleId,
  performed_by: UserId,
  started_at: Schema.Date,
  finished_at: Schema.Date,
  device_at: Schema.Date,
  clock_offset: Schema.Int,
  received_at: Schema.Date,
  at: Schema.Date,
  place: Schema.NullOr(InspectionPlace),
  answers: Schema.Array(KnownAnswer),
  readings: Schema.Array(TakenReading),
  result: InspectionResult,
  answered: Schema.Int,
  failed: Schema.Int,
  photos: Schema.Int,
  flags: Schema.Array(InspectionFlag),
  supersedes_id: Schema.NullOr(InspectionId),
  keep_until: Schema.Date
})
export type Inspection = typeof Inspection.Type

/** An item that failed, with the defect it raised, if any. */
export interface Finding {
  readonly item_key: ItemKey
  readonly severity: DefectSeverity | null
  readonly defect_id: DefectId | null
}

export interface Review {
  readonly organization_id: OrganizationId
  readonly inspection_id: InspectionId
  readonly reviewed_by: UserId
  readonly reviewed_at: Date
  readonly note: string | null
}

export class Inspections extends Context.Service<
  Inspections,
  {
    /**
     * Until the unit of work ends, no one else records an inspection under this id, or corrects it. Nothing is claimed after a
     * vehicle was locked, so this comes before other modules' locks.
     */
    readonly claim: (organizationId: OrganizationId, id: InspectionId) => Effect.Effect<void>
    readonly find: (
      organizationId: OrganizationId,
      id: InspectionId
    ) => Effect.Effect<Option.Option<Inspection>>
    readonly findings: (
      organizationId: OrganizationId,
      id: InspectionId
    ) => Effect.Effect<ReadonlyArray<Finding>>
    /** How many seconds inspections with a form usually take; none without at least five of them. */
    readonly usualDuration: (organizationId: OrganizationId, formId: FormId) => Effect.Effect<number | null>
    /** Fails unless the current user has uploaded all photos, and if the inspection that this one corrects was corrected before. */
    readonly add: (
      inspection: Inspection,
      findings: ReadonlyArray<Finding>
    ) => Effect.Effect<void, InspectionSuperseded | InspectionTooLarge | FileUnavailable>
    /** Replaces an earlier review. */
    readonly saveReview: (review: Review) => Effect.Effect<void>
    /** Returns whether there was one. */
    readonly removeReview: (organizationId: OrganizationId, id: InspectionId) => Effect.Effect<boolean>
    /**
     * Deletes inspections that were stored for as long as their forms say and the law requires, up to a maximum, and returns
     * how many. Needs the system role.
     */
    readonly purgeExpired: (at: Date, most: number) => Effect.Effect<number>
  }
>()("inspections/Inspections") {}

import { type OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import type { IssueEvidence } from "../../contract/healthViews.ts"
import { DeviceId, DeviceIssueId } from "../../contract/ids.ts"

/** An issue as it is stored, without its evidence. */
export const DeviceIssue = Schema.Struct({
  id: DeviceIssueId,
  device_id: DeviceId,
  vehicle_id: VehicleId,
  kind: DeviceIssueKind,
  opened_at: Schema.Date,
  closed_at: Schema.NullOr(Schema.Date),
  snoozed_until: Schema.NullOr(Schema.Date),
  assigned_to: Schema.NullOr(UserId)
})
export type DeviceIssue = typeof DeviceIssue.Type

/** An issue that was discovered. */
export interface NewIssue {
  readonly id: DeviceIssueId
  readonly device_id: DeviceId
  readonly vehicle_id: VehicleId
  readonly kind: DeviceIssueKind
  readonly evidence: IssueEvidence
}

/** What is wrong with devices. */
export class DeviceIssues extends Context.Service<
  DeviceIssues,
  {
    readonly open: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<DeviceIssue>>
    /**
     * Adds issues, unless there already is an open one of their device and kind. Returns those that were added. The last one
     * before passes on its snooze.
     */
    readonly add: (
      organizationId: OrganizationId,
      issues: ReadonlyArray<NewIssue>,
      at: Date
    ) => Effect.Effect<ReadonlyArray<DeviceIssue>>
    readonly close: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<DeviceIssueId>,
      at: Date
    ) => Effect.Effect<void>
    /** Locks the issue until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: DeviceIssueId
    ) => Effect.Effect<Option.Option<DeviceIssue>>
    readonly save: (
      organizationId: OrganizationId,
      issue: Pick<DeviceIssue, "id" | "snoozed_until" | "assigned_to">
    ) => Effect.Effect<void>
    /** The names of devices. */
    readonly namesOf: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<DeviceId>
    ) => Effect.Effect<ReadonlyMap<DeviceId, string>>
  }
>()("telematics/DeviceIssues") {}

import type { OrganizationId, PageRequest } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import type { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import { DeviceIssueView, IssueEvidence } from "../../contract/healthViews.ts"
import { DeviceIssue } from "../domain/DeviceIssues.ts"
import type { StateFilter } from "./StateFilter.ts"

/** Undefined: any. */
export interface IssueFilter extends StateFilter {
  readonly kinds: ReadonlyArray<DeviceIssueKind> | undefined
  /** Null: no one's. */
  readonly assignedTo: string | null | undefined
}

/** An issue without the names that other modules know. */
export const ListedIssue = Schema.Struct({
  ...DeviceIssue.fields,
  organization_id: DeviceIssueView.fields.organization_id,
  evidence: IssueEvidence,
  device_name: Schema.String
})
export type ListedIssue = typeof ListedIssue.Type

export class IssueList extends Context.Service<
  IssueList,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: IssueFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ListedIssue>>
  }
>()("telematics/IssueList") {}

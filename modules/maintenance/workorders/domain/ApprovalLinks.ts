import { EmailAddress, OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { Estimate, EstimateDecision } from "../../contract/approvalLinks.ts"
import { ApprovalLinkId, WorkOrderId } from "../../contract/ids.ts"

const instant = Schema.NullOr(Schema.Date)

/** A link as it is stored, without its token, which only the email and the person who sends it see. */
export const ApprovalLink = Schema.Struct({
  organization_id: OrganizationId,
  id: ApprovalLinkId,
  work_order_id: WorkOrderId,
  recipient_name: Schema.String,
  recipient_email: Schema.toType(EmailAddress),
  estimate: Estimate,
  /** Of the request that it belongs to. */
  requested_at: Schema.Date,
  created_by: UserId,
  created_at: Schema.Date,
  expires_at: Schema.Date,
  revoked_at: instant,
  decision: Schema.NullOr(EstimateDecision),
  decided_by_name: Schema.NullOr(Schema.String),
  decision_note: Schema.NullOr(Schema.String),
  decided_at: instant
})
export type ApprovalLink = typeof ApprovalLink.Type

/** Which link a token is that of. */
export const LinkPlace = Schema.Struct({ organizationId: OrganizationId, id: ApprovalLinkId })
export type LinkPlace = typeof LinkPlace.Type

/** The page that a link opens. The token follows the `#`, so that no server logs it. */
export const estimatePath = (token: string): `/${string}` => `/estimates#token=${token}`

export class ApprovalLinks extends Context.Service<
  ApprovalLinks,
  {
    /** Works before anyone is known. None if it was revoked. */
    readonly placeOf: (token: string) => Effect.Effect<Option.Option<LinkPlace>>
    readonly find: (place: LinkPlace) => Effect.Effect<Option.Option<ApprovalLink>>
    readonly lockLink: (place: LinkPlace) => Effect.Effect<Option.Option<ApprovalLink>>
    /** Newest first. */
    readonly ofOrder: (
      organizationId: OrganizationId,
      workOrderId: WorkOrderId
    ) => Effect.Effect<ReadonlyArray<ApprovalLink>>
    /** Returns its token. */
    readonly add: (link: ApprovalLink) => Effect.Effect<string>
    readonly revoke: (link: ApprovalLink, at: Date) => Effect.Effect<void>
    /** Stores what was decided. */
    readonly decide: (link: ApprovalLink) => Effect.Effect<void>
  }
>()("maintenance/ApprovalLinks") {}

import {
  DAY,
  type Input,
  mailboxOf,
  Mails,
  type Member,
  newId,
  now,
  orFail,
  orNotFound,
  permitted,
  RateLimits,
  transactional
} from "#kernel"
import { Accounts, Profiles } from "#identity"
import { AddressNotVerified } from "#tenancy/contract"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import type { SendApprovalLink } from "../../contract/approvalLinks.ts"
import { EstimateIsEmpty } from "../../contract/errors/approvalLinks.ts"
import { WorkOrderNotPossible, WorkOrderWasChanged } from "../../contract/errors/workOrders.ts"
import { ApprovalLinkId, type WorkOrderId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { type ApprovalLink, ApprovalLinks, estimatePath } from "../domain/ApprovalLinks.ts"
import { estimateOf, linkExpiry } from "../domain/estimates.ts"
import { isPossible } from "../domain/actions.ts"
import { requested } from "../domain/rules.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { type WorkOrder, WorkOrders } from "../domain/WorkOrders.ts"
import { estimateMail } from "../mails.ts"
import { linkViews } from "../queries/linkViews.ts"
import { announceOrder, savedOrder } from "./changeWorkOrder.ts"
import { requireWarrantyDecided } from "./requireSpending.ts"

type Letter = Input<typeof SendApprovalLink>["body"]

/** Across all organizations, as for work orders that are emailed. */
const LIMIT_PER_ADDRESS = { times: 20, seconds: DAY }

/**
 * Requests approval of a work order, as it is now, from someone without an account, by a link in an email. The link is
 * returned once, too. It replaces an earlier request.
 */
export const sendApprovalLink = Effect.fn("maintenance.sendApprovalLink")(function* (
  id: WorkOrderId,
  letter: Letter
) {
  const member = yield* permitted("workorders.approve")
  const before = yield* lockedForEstimate(member, id, letter.expected_version)
  const at = yield* now
  const order = requested(before, member.userId, before.total_minor, at)
  const link = yield* newLink(order, letter, member, at)
  yield* savedOrder(order, at)
  const token = yield* ApprovalLinks.use((links) => links.add(link))
  yield* mailLink(member, letter, link, token)
  const { name, email } = letter
  yield* announceOrder(order, "work_order.link_sent", { name, email })
  const [view] = yield* linkViews([link], order)
  return { link: yield* Effect.orDie(Effect.fromNullishOr(view)), path: estimatePath(token) }
}, transactional)

/** A work order that approval can be requested for, locked, so that its lines do not change. */
const lockedForEstimate = Effect.fnUntraced(function* (
  { organizationId }: Member,
  id: WorkOrderId,
  expectedVersion: number
) {
  const order = yield* WorkOrders.use((orders) => orders.lockOrder(organizationId, id)).pipe(
    orNotFound("work order")
  )
  if (order.version !== expectedVersion) return yield* new WorkOrderWasChanged()
  if (!isPossible("send_estimate", order)) return yield* new WorkOrderNotPossible()
  if (order.lines === 0) return yield* new EstimateIsEmpty()
  yield* requireWarrantyDecided(order)
  return order
})

const newLink = Effect.fnUntraced(function* (
  order: WorkOrder,
  { name, email }: Letter,
  { organizationId, userId }: Member,
  at: Date
) {
  const { name: vehicle } = yield* namedVehicle(organizationId, order.vehicle_id)
  const lines = yield* WorkOrderLines.use((all) => all.of(organizationId, order.id))
  return {
    organization_id: organizationId,
    id: yield* newId(ApprovalLinkId),
    work_order_id: order.id,
    recipient_name: name,
    recipient_email: email,
    estimate: estimateOf(order, vehicle, lines),
    requested_at: at,
    created_by: userId,
    created_at: at,
    expires_at: linkExpiry(at),
    revoked_at: null,
    decision: null,
    decided_by_name: null,
    decision_note: null,
    decided_at: null
  } satisfies ApprovalLink
})

const mailLink = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { email, note, language }: Letter,
  { recipient_name, estimate }: ApprovalLink,
  token: string
) {
  const account = yield* Accounts.use((accounts) => accounts.senderOf(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  yield* RateLimits.use((limits) =>
    limits.take("maintenance.approval_links_to", `${userId} ${mailboxOf(email)}`, LIMIT_PER_ADDRESS)
  )
  const organization = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(
    orNotFound("organization")
  )
  const profile = (yield* Profiles.use((profiles) => profiles.byIds([userId]))).get(userId)
  const from = {
    account: { id: userId, since: account.created_at },
    organization: { id: organizationId, since: organization.created_at }
  }
  const mail = estimateMail({
    to: email,
    locale: language ?? profile?.locale ?? "en",
    organizationId,
    organization: organization.name,
    sender: { name: profile?.full_name ?? "Unknown User", email: account.email },
    recipient: recipient_name,
    estimate,
    note,
    path: estimatePath(token)
  })
  yield* Mails.use((mails) => mails.queueFrom(from, "customer emails", mail))
})

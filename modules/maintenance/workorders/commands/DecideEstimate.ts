import { type Input, now, orFail, publish, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { DecideEstimate } from "../../contract/approvalLinks.ts"
import {
  EstimateIsDecided,
  EstimateLinkInvalid,
  EstimateWasChanged
} from "../../contract/errors/approvalLinks.ts"
import { EstimateDecided } from "../../contract/events/workOrders.ts"
import { type ApprovalLink, ApprovalLinks, type LinkPlace } from "../domain/ApprovalLinks.ts"
import { decidedByLink, isCurrent, linkState } from "../domain/estimates.ts"
import { happened } from "../domain/timeline.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { type WorkOrder, WorkOrders } from "../domain/WorkOrders.ts"
import { inOrganizationOfLink, placeOfLink } from "../queries/placeOfLink.ts"
import { announceOrder, savedOrder } from "./changeWorkOrder.ts"
import { requireWarrantyDecided } from "./requireSpending.ts"

type Form = Input<typeof DecideEstimate>["body"]

const invalid = () => new EstimateLinkInvalid()

/** Approves or declines the estimate of a link, for a person without an account. Of two at the same moment, one decides. */
export const decideEstimate = Effect.fn("maintenance.decideEstimate")(function* (form: Form) {
  const place = yield* placeOfLink(form.token)
  yield* decide(place, form).pipe(transactional, inOrganizationOfLink(place.organizationId))
})

const decide = Effect.fnUntraced(function* (place: LinkPlace, { outcome, name, note }: Form) {
  const { organizationId } = place
  const at = yield* now
  const orders = yield* WorkOrders
  const seen = yield* ApprovalLinks.use((links) => links.find(place)).pipe(orFail(invalid))
  const about = yield* orders.find(organizationId, seen.work_order_id).pipe(orFail(invalid))
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happened(about, outcome === "approved" ? "approved" : "declined", at, { name })])
  )
  const before = yield* orders.lockOrder(organizationId, seen.work_order_id).pipe(orFail(invalid))
  const link = yield* ApprovalLinks.use((links) => links.lockLink(place)).pipe(orFail(invalid))
  yield* requireOpen(link, before, at)
  const decided: ApprovalLink = {
    ...link,
    decision: outcome,
    decided_by_name: name,
    decision_note: note,
    decided_at: at
  }
  const order = decidedByLink(before, decided)
  yield* ApprovalLinks.use((links) => links.decide(decided))
  // It is locked as it was read, and names what it named before.
  yield* Effect.orDie(savedOrder(order, at))
  yield* announce(order, decided, outcome)
})

/** Fails unless this can be decided, and the estimate is still what the person has seen. Both are locked. */
const requireOpen = Effect.fnUntraced(function* (link: ApprovalLink, order: WorkOrder, at: Date) {
  if (link.decision !== null) return yield* new EstimateIsDecided()
  if (linkState(link, order, at) !== "open") return yield* new EstimateLinkInvalid()
  const lines = yield* WorkOrderLines.use((all) => all.of(link.organization_id, link.work_order_id))
  if (!isCurrent(link.estimate, order, lines)) return yield* new EstimateWasChanged()
  yield* requireWarrantyDecided(order).pipe(
    Effect.catchTag("WarrantyUndecided", () => Effect.fail(new EstimateWasChanged()))
  )
})

const announce = Effect.fnUntraced(function* (
  order: WorkOrder,
  { recipient_email: email, created_by: sentBy, estimate, decided_by_name: name }: ApprovalLink,
  outcome: Form["outcome"]
) {
  yield* announceOrder(order, `work_order.${outcome}_by_link`, { name: name ?? "", email })
  yield* publish(
    new EstimateDecided({
      organizationId: order.organization_id,
      vehicleId: order.vehicle_id,
      workOrderId: order.id,
      sentBy,
      outcome,
      name: name ?? "",
      amountMinor: estimate.totals.total_minor,
      currency: estimate.currency
    })
  )
})

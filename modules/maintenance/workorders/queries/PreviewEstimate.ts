import { now, orFail, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import type { EstimatePreview } from "../../contract/approvalLinks.ts"
import { EstimateLinkInvalid, EstimateWasChanged } from "../../contract/errors/approvalLinks.ts"
import { type ApprovalLink, ApprovalLinks, type LinkPlace } from "../domain/ApprovalLinks.ts"
import { isCurrent, linkState } from "../domain/estimates.ts"
import { WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { WorkOrders } from "../domain/WorkOrders.ts"
import { inOrganizationOfLink, placeOfLink } from "./placeOfLink.ts"
import { peopleNamed } from "./viewed.ts"

/** Returns what a person who holds a link may know: the estimate that was sent to them, and what was decided by the link. */
export const previewEstimate = Effect.fn("maintenance.previewEstimate")(function* (token: string) {
  const place = yield* placeOfLink(token)
  return yield* previewOf(place).pipe(transactional, inOrganizationOfLink(place.organizationId))
})

const invalid = () => new EstimateLinkInvalid()

const previewOf = Effect.fnUntraced(function* (place: LinkPlace) {
  const { organizationId } = place
  const link = yield* ApprovalLinks.use((links) => links.find(place)).pipe(orFail(invalid))
  yield* requireUsable(link)
  const organization = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(
    orFail(invalid)
  )
  const named = yield* peopleNamed([link.created_by])
  const { decision, decided_by_name: name, decided_at } = link
  return {
    organization_name: organization.name,
    recipient_name: link.recipient_name,
    sender_name: named(link.created_by).name,
    estimate: link.estimate,
    expires_at: link.expires_at,
    decision:
      decision !== null && name !== null && decided_at !== null
        ? { outcome: decision, name, at: decided_at }
        : null
  } satisfies EstimatePreview
})

/** Fails for a link that is over, unless something was decided by it. */
const requireUsable = Effect.fnUntraced(function* (link: ApprovalLink) {
  const { organization_id, work_order_id, estimate, decision } = link
  if (decision !== null) return
  const order = yield* WorkOrders.use((orders) => orders.find(organization_id, work_order_id)).pipe(
    orFail(invalid)
  )
  if (linkState(link, order, yield* now) !== "open") return yield* new EstimateLinkInvalid()
  const lines = yield* WorkOrderLines.use((all) => all.of(organization_id, work_order_id))
  if (!isCurrent(estimate, order, lines)) return yield* new EstimateWasChanged()
})

import { CurrentActor, newId, now, type OrganizationId, publish, transactional } from "#kernel"
import { type DescribedVehicle, VehicleDirectory, VehicleTimeline } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { RecallsAnnounced, RecallsChanged } from "../../contract/events/recalls.ts"
import { CampaignId, RecallId } from "../../contract/ids.ts"
import type { CampaignRecord } from "../../contract/recallViews.ts"
import { type PublishedCampaign, RecallMatching } from "../domain/RecallMatching.ts"
import { happenedTo } from "../domain/timeline.ts"

/** So many vehicles in one unit of work. */
const BATCH = 500

/** Which vehicles to compare with campaigns: those that were changed since an instant, all if it is null, or one. */
type Compared = { readonly since: Date | null } | { readonly vehicleId: VehicleId }

/**
 * Opens a recall for each vehicle that a campaign concerns by make, model and model year, once, and removes untouched ones
 * that no longer fit. People are notified of each campaign once, however many vehicles it concerns.
 */
export const matchRecalls = Effect.fn("maintenance.matchRecalls")(function* (
  organizationId: OrganizationId,
  compared: Compared
) {
  yield* matchAll(organizationId, compared).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.match-recalls",
      organizationId
    })
  )
})

const matchAll = Effect.fnUntraced(function* (organizationId: OrganizationId, compared: Compared) {
  const isNeeded = yield* RecallMatching.use((all) => all.isNeeded(organizationId)).pipe(transactional)
  if (!isNeeded) return
  let last: VehicleId | null = null
  for (;;) {
    const batch: ReadonlyArray<DescribedVehicle> = yield* matchBatch(organizationId, compared, last)
    if (batch.length < BATCH) break
    last = batch.at(-1)?.id ?? null
  }
  yield* announceCampaigns(organizationId)
})

const vehiclesOf = (organizationId: OrganizationId, compared: Compared, after: VehicleId | null) =>
  VehicleDirectory.use((directory) =>
    "vehicleId" in compared
      ? directory.described(organizationId, [compared.vehicleId])
      : directory.describedAfter(organizationId, after, BATCH, compared.since)
  )

const matchBatch = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  compared: Compared,
  after: VehicleId | null
) {
  const vehicles = yield* vehiclesOf(organizationId, compared, after)
  const matching = yield* RecallMatching
  const at = yield* now
  const published = yield* matching.published(organizationId, vehicles)
  const campaigns = yield* Effect.forEach(published, (one) => copyOf(organizationId, one, at))
  yield* matching.addCampaigns(campaigns)
  const isWithdrawn = yield* matching.withdraw(organizationId, vehicles)
  const unmatched = yield* matching.unmatched(organizationId, vehicles)
  const recalls = yield* Effect.forEach(unmatched, (match) =>
    Effect.map(newId(RecallId), (id) => ({ ...match, id }))
  )
  const added = new Set(yield* matching.add(organizationId, recalls, at))
  const entries = recalls
    .filter(({ id }) => added.has(id))
    .map((match) =>
      happenedTo({ organization_id: organizationId, vehicle_id: match.vehicle_id }, match, "matched", at)
    )
  yield* VehicleTimeline.use((timeline) => timeline.record(entries))
  if (added.size > 0 || isWithdrawn) yield* publish(new RecallsChanged({ organizationId }))
  return vehicles
}, transactional)

/** The organization's own copy of a published campaign. */
const copyOf = (organizationId: OrganizationId, published: PublishedCampaign, at: Date) =>
  Effect.map(newId(CampaignId), (id): CampaignRecord => ({
    ...published,
    id,
    organization_id: organizationId,
    source: "published",
    make: null,
    model: null,
    year_from: null,
    year_to: null,
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }))

/** One event for all of them, so that its people are notified once. */
const announceCampaigns = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const matching = yield* RecallMatching
  const at = yield* now
  if (yield* matching.renew(organizationId, at)) yield* publish(new RecallsChanged({ organizationId }))
  const announced = yield* matching.announce(organizationId, at)
  const [first] = announced
  if (first === undefined) return
  const { id: campaignId, number, component } = first
  yield* publish(
    new RecallsAnnounced({
      organizationId,
      campaigns: announced.length,
      vehicles: announced.reduce((sum, { vehicles }) => sum + vehicles, 0),
      only: announced.length === 1 ? { campaignId, number, component } : null
    })
  )
}, transactional)

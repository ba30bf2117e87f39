import {
  days,
  now,
  type OrganizationId,
  orNotFound,
  type Period,
  permitted,
  plus,
  type UserId
} from "#kernel"
import { VehicleDirectory, VehicleHolds } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Memberships, OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import type { BayId, OccurrenceId } from "../../contract/ids.ts"
import type { ServiceProposal } from "../../contract/serviceProposals.ts"
import { ServiceList } from "../../schedules/queries/ServiceList.ts"
import { serviceViews } from "../../schedules/queries/serviceViews.ts"
import { peopleNamed } from "../../workorders/queries/viewed.ts"
import { Bays } from "../domain/Bays.ts"
import { openingsFrom } from "../domain/openings.ts"
import { Plan, type TakenTime, type WorkToDo } from "../domain/Plan.ts"
import { earliestSlot, freeAround } from "../domain/slots.ts"
import { dismissedProposals } from "./dismissedProposals.ts"
import { weekOf } from "./GetWorkingHours.ts"
import { proposedWork } from "./proposedWork.ts"

const MOST_WORK = 200
const MOST_PROPOSALS = 20
const HORIZON_DAYS = 60

/** Proposes when vehicles can come for what is due on them, at most 20, the most urgent first. */
export const listServiceProposals = Effect.fn("maintenance.listServiceProposals")(function* () {
  const { organizationId } = yield* permitted("workorders.edit")
  const at = yield* now
  const workshop = yield* workshopFrom(organizationId, at)
  const bundles = yield* bundlesOf(organizationId, at)
  const calendars = yield* calendarsOf(organizationId, [...bundles.keys()], workshop.during)
  const slots = slotsFor(bundles, calendars, workshop)
  const described = yield* reasonsOf(
    organizationId,
    slots.flatMap(({ work }) => work)
  )
  return {
    items: slots.map((slot) => proposalOf(slot, workshop, described)),
    dismissed: yield* dismissedProposals(organizationId)
  }
})

type Bundles = ReadonlyMap<VehicleId, ReadonlyArray<WorkToDo>>

/** What there is to do on each vehicle in the fleet, in the order of the most urgent. */
const bundlesOf = Effect.fnUntraced(function* (organizationId: OrganizationId, at: Date) {
  const work = yield* Plan.use((plan) => plan.toDo(organizationId, MOST_WORK))
  const bundles: Bundles = Map.groupBy(work, ({ vehicle_id }) => vehicle_id)
  const onBoard = yield* VehicleDirectory.use((all) => all.onBoard(organizationId, [...bundles.keys()], at))
  const ids = new Set(onBoard.map(({ id }) => id))
  return new Map([...bundles].filter(([id]) => ids.has(id)))
})

/** When the workshop is open, and when its bays and technicians are taken. */
const workshopFrom = Effect.fnUntraced(function* (organizationId: OrganizationId, at: Date) {
  const { time_zone: timeZone } = yield* OrganizationDirectory.use((all) =>
    all.settingsOf(organizationId)
  ).pipe(orNotFound("organization"), Effect.orDie)
  const during = { from: at, until: plus(at, days(HORIZON_DAYS)) }
  const memberships = yield* Memberships
  const technicians = yield* memberships.inRole(organizationId, "technician")
  const able = yield* memberships.holding(organizationId, "workorders.edit")
  return {
    during,
    openings: openingsFrom(at, { week: yield* weekOf(organizationId), timeZone, days: HORIZON_DAYS }),
    bays: yield* Bays.use((all) => all.list(organizationId, false)),
    // Managers repair vehicles only where there are no technicians.
    technicians: technicians.length > 0 ? technicians : able,
    taken: yield* Plan.use((plan) => plan.taken(organizationId, during)),
    named: yield* peopleNamed(able)
  }
})
type Workshop = Effect.Success<ReturnType<typeof workshopFrom>>

const calendarsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<VehicleId>,
  during: Period
) {
  const taken = yield* VehicleHolds.use((holds) =>
    holds.during(organizationId, vehicles, during, "maintenance")
  )
  return Map.groupBy(
    taken.map(({ vehicle_id, from, until }) => ({ vehicle_id, from, until: until ?? during.until })),
    ({ vehicle_id }) => vehicle_id
  )
})

interface Proposed extends Period {
  readonly vehicleId: VehicleId
  readonly work: ReadonlyArray<WorkToDo>
  readonly busy: ReadonlyArray<Period>
  readonly bay: BayId | null
  readonly technician: UserId | null
}

const total = (work: ReadonlyArray<WorkToDo>): number => work.reduce((sum, { minutes }) => sum + minutes, 0)

/** One slot for each of the first vehicles that have one. All of them can be accepted: none takes what an earlier one has. */
const slotsFor = (
  bundles: Bundles,
  calendars: ReadonlyMap<VehicleId, ReadonlyArray<Period>>,
  { during, openings, bays, technicians, taken }: Workshop
): ReadonlyArray<Proposed> => {
  const all: Array<TakenTime> = [...taken]
  const slots: Array<Proposed> = []
  for (const [vehicleId, work] of bundles) {
    if (slots.length === MOST_PROPOSALS) break
    const busy = calendars.get(vehicleId) ?? []
    const slot = earliestSlot({
      from: during.from,
      minutes: total(work),
      openings,
      busy,
      bays: bays.map(({ id }) => ({ id, busy: all.filter(({ bay_id }) => bay_id === id) })),
      technicians: technicians.map((id) => ({ id, busy: all.filter((one) => one.assigned_to === id) }))
    })
    if (slot === undefined) continue
    const { from, until, bay, technician } = slot
    all.push({ bay_id: bay, assigned_to: technician, from, until })
    slots.push({ vehicleId, work, busy, ...slot })
  }
  return slots
}

/** What the reasons of proposals name: vehicles, remaining distances and parts. */
const reasonsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  work: ReadonlyArray<WorkToDo>
) {
  const services = work.filter((one) => one.kind === "service").map(({ id }): OccurrenceId => id)
  const rows = yield* ServiceList.use((list) => list.byIds(organizationId, services))
  const vehicles = yield* VehicleDirectory.use((all) =>
    all.named(organizationId, [...new Set(work.map(({ vehicle_id }) => vehicle_id))])
  )
  return {
    services: yield* serviceViews(organizationId, rows),
    names: new Map(vehicles.map(({ id, name }) => [id, name])),
    parts: yield* Plan.use((plan) => plan.partsFor(organizationId, services))
  }
})
type Reasons = Effect.Success<ReturnType<typeof reasonsOf>>

/** The least of what remains of several points; null if none of them is known. */
const leastLeft = (points: ReadonlyArray<readonly [due: number | null, current: number | null]>) => {
  const left = points.flatMap(([due, current]) => (due === null || current === null ? [] : [due - current]))
  return left.length === 0 ? null : Math.round(Math.min(...left))
}

const proposalOf = (
  { vehicleId, work, busy, from, until, bay, technician }: Proposed,
  { during, bays, named }: Workshop,
  { services, names, parts }: Reasons
): ServiceProposal => {
  const free = freeAround(busy, { from, until }, during.from)
  const own = services.filter(({ vehicle }) => vehicle.id === vehicleId)
  return {
    vehicle: { id: vehicleId, name: names.get(vehicleId) ?? "" },
    work: work.map(proposedWork),
    minutes: total(work),
    from,
    to: until,
    bay: bays.find(({ id }) => id === bay) ?? null,
    technician: technician === null ? null : named(technician),
    due_on: work.flatMap(({ due_on }) => due_on ?? []).toSorted()[0] ?? null,
    remaining_m: leastLeft(own.map(({ due_m, current }) => [due_m, current.m])),
    remaining_s: leastLeft(own.map(({ due_s, current }) => [due_s, current.s])),
    free_from: free.from,
    free_until: free.until,
    parts: parts
      .filter(({ vehicle_id }) => vehicle_id === vehicleId)
      .map(({ vehicle_id: _vehicle, ...part }) => part)
  }
}

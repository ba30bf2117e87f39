import type { AssignmentRole, AssignmentState } from "#fleet/contract"

/** An assignment as the model sees it; instants in milliseconds. */
export interface Known {
  readonly id: string
  readonly vehicle: number
  readonly driver: number
  readonly role: AssignmentRole
  readonly state: AssignmentState
  readonly from: number
  readonly until: number | null
}

const overlaps = (one: Known, other: Known): boolean =>
  (one.state === "active" && other.state === "active") ||
  (one.from < (other.until ?? Infinity) && other.from < (one.until ?? Infinity))

const bothPrimary = (one: Known, other: Known): boolean => one.role === "primary" && other.role === "primary"

/** The codes of the refusals that a new or changed assignment may meet; none if it is possible. */
export const refusals = (all: ReadonlyArray<Known>, candidate: Known): ReadonlySet<string> => {
  const { vehicle, driver, from, until } = candidate
  if (until !== null && until <= from) return new Set(["period_reversed"])
  const codes = new Set<string>()
  for (const other of all) {
    if (other.id === candidate.id || other.state === "cancelled" || !overlaps(candidate, other)) continue
    if (bothPrimary(candidate, other) && other.vehicle === vehicle) codes.add("vehicle_assigned")
    if (bothPrimary(candidate, other) && other.driver === driver) codes.add("driver_assigned")
    if (other.vehicle === vehicle && other.driver === driver) codes.add("assigned_twice")
  }
  return codes
}

/** The state of a period at an instant. */
export const stateAt = (from: number, until: number | null, now: number): AssignmentState =>
  until !== null && until <= now ? "ended" : from <= now ? "active" : "planned"

/** What was planned for the vehicle or the driver begins only when a late assignment is over. */
const postponed = (all: ReadonlyArray<Known>, late: Known, end: number): ReadonlyArray<Known> =>
  all.map((one) => {
    const isAffected =
      (bothPrimary(late, one) && (one.vehicle === late.vehicle || one.driver === late.driver)) ||
      (one.vehicle === late.vehicle && one.driver === late.driver)
    if (one.state !== "planned" || one.from >= end || !isAffected) return one
    return one.until !== null && one.until <= end ? { ...one, state: "cancelled" } : { ...one, from: end }
  })

export const replaced = (all: ReadonlyArray<Known>, changed: Known): ReadonlyArray<Known> =>
  all.map((one) => (one.id === changed.id ? changed : one))

/** Everything after an active assignment has ended, and why that may be refused. */
export const ended = (all: ReadonlyArray<Known>, active: Known, now: number) => {
  const after = { ...active, state: "ended" as const, until: now }
  const others = postponed(all, active, now)
  return { all: replaced(others, after), codes: refusals(others, after) }
}

/** Everything after the drivers of two vehicles were swapped, except for the new assignments, and why that may be refused. */
export const swapped = (all: ReadonlyArray<Known>, vehicles: readonly [number, number], now: number) => {
  const active = all.filter(
    ({ vehicle, role, state }) => vehicles.includes(vehicle) && role === "primary" && state === "active"
  )
  if (vehicles[0] === vehicles[1] || active.length === 0)
    return { all, codes: new Set(["assignment_not_possible"]) }
  const codes = new Set<string>()
  let after = all
  for (const one of active) {
    const ending = ended(after, one, now)
    for (const code of ending.codes) codes.add(code)
    after = ending.all
  }
  const ends = active.flatMap(({ until }) => (until !== null && until > now ? [until] : []))
  const until = ends.length === 0 ? null : Math.min(...ends)
  for (const one of active) {
    const vehicle = one.vehicle === vehicles[0] ? vehicles[1] : vehicles[0]
    for (const code of refusals(after, { ...one, id: "", vehicle, from: now, until })) codes.add(code)
  }
  return { all: after, codes }
}

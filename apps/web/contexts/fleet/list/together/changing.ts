import {
  ChangeVehicles,
  type Lifecycle,
  ListVehicles,
  MAX_VEHICLES_CHANGED,
  nextStates,
  type VehicleId
} from "#fleet/contract"
import type { Output } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../../api/client.ts"
import { everyId } from "../../../views/together/everyId.ts"
import { sendTogether } from "../../../views/together/sendTogether.ts"
import type { Matching } from "../useVehicleList.ts"

type Body = (typeof ChangeVehicles)["body"]["Type"]
/** What happens to the selected vehicles. */
export type Change = Omit<Body, "ids">
type Changed = Output<typeof ChangeVehicles>["changed"]
export type VehicleIds = ReadonlyArray<VehicleId>

/** The ids of all vehicles that match, also those that are not loaded. Stops early once it is not wanted any more. */
export const everyMatch = (
  { id }: Organization,
  matching: Matching,
  isWanted: () => boolean
): Promise<VehicleIds> =>
  everyId(
    (page) => api(ListVehicles, { params: { organizationId: id }, query: { ...page, ...matching } }),
    isWanted
  )

/** Sends changes in calls of as many vehicles as one accepts. */
export const sendChanges = ({ id: organizationId }: Organization, changes: ReadonlyArray<Body>) =>
  sendTogether(changes, MAX_VEHICLES_CHANGED, (body: Body) =>
    api(ChangeVehicles, { params: { organizationId }, body })
  )

const groupedBy = <A>(changed: Changed, key: (one: Changed[number]) => A, change: (value: A) => Change) =>
  [...Map.groupBy(changed, key)].map(([value, of]) => ({ ids: of.map(({ id }) => id), ...change(value) }))

/** The shortest way from one state to another. Straight to it if there is none: the server skips these vehicles and says why. */
const statesBetween = (from: Lifecycle, to: Lifecycle): ReadonlyArray<Lifecycle> => {
  const ways: Array<ReadonlyArray<Lifecycle>> = nextStates(from).map((next) => [next])
  const reached = new Set<Lifecycle>([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way
    if (last === undefined || reached.has(last)) continue
    reached.add(last)
    ways.push(...nextStates(last).map((next) => [...way, next]))
  }
  return [to]
}

/** What undoes a change of these vehicles: each gets back what it had. */
export const inverseOf = (change: Change, changed: Changed): ReadonlyArray<Body> => {
  const { lifecycle: state } = change
  if (state !== undefined)
    return [...Map.groupBy(changed, ({ lifecycle }) => lifecycle)].flatMap(([before, of]) =>
      statesBetween(state, before).map((lifecycle) => ({ ids: of.map(({ id }) => id), lifecycle }))
    )
  if (change.location_id !== undefined)
    return groupedBy(
      changed,
      ({ location_id }) => location_id,
      (location_id) => ({ location_id })
    )
  if (change.group_id !== undefined)
    return groupedBy(
      changed,
      ({ group_id }) => group_id,
      (group_id) => ({ group_id })
    )
  const { add_tags, remove_tags } = change
  return [
    {
      ids: changed.map(({ id }) => id),
      ...(add_tags && { remove_tags: add_tags }),
      ...(remove_tags && { add_tags: remove_tags })
    }
  ]
}

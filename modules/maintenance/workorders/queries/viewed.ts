import type { OrganizationId, UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { WorkOrderView } from "../../contract/workOrderViews.ts"
import type { ListedWorkOrder } from "./WorkOrderList.ts"

/** The names of people, for views. */
export const peopleNamed = Effect.fnUntraced(function* (people: ReadonlyArray<UserId | null>) {
  const ids = [...new Set(people.filter((id): id is UserId => id !== null))]
  const profiles = yield* Profiles.use((all) => all.byIds(ids))
  return (id: UserId) => ({ id, name: profiles.get(id)?.full_name ?? null })
})

/** Work orders as people see them, with the names of vehicles and people. */
export const viewed = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  orders: ReadonlyArray<ListedWorkOrder>
) {
  const vehicles = yield* VehicleDirectory.use((all) =>
    all.named(organizationId, [...new Set(orders.map(({ vehicle_id }) => vehicle_id))])
  )
  const named = yield* peopleNamed(
    orders.flatMap(({ assigned_to, requested_by, decided_by, opened_by }) => [
      assigned_to,
      requested_by,
      decided_by,
      opened_by
    ])
  )
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const personOf = (id: UserId | null) => id && named(id)
  return orders.map((order) => viewOf(order, names.get(order.vehicle_id) ?? "", personOf))
})

type PersonOf = (id: UserId | null) => WorkOrderView["opened_by"]

const viewOf = (order: ListedWorkOrder, vehicleName: string, personOf: PersonOf): WorkOrderView => {
  const {
    vehicle_id,
    vendor_id,
    vendor_name,
    bay_id,
    bay_name,
    hold_id: _hold,
    position: _position,
    ...rest
  } = order
  const { approval, approval_minor, requested_by, requested_at, decided_by, decided_at, ...others } = rest
  const { decided_by_name, decision_note, in_m, in_s, in_estimated, out_m, out_s, out_estimated, ...fields } =
    others
  const { labor_minor, parts_minor, other_minor, tax_minor, total_minor, ...own } = fields
  return {
    ...own,
    vehicle: { id: vehicle_id, name: vehicleName },
    bay: bay_id && { id: bay_id, name: bay_name ?? "" },
    vendor: vendor_id && { id: vendor_id, name: vendor_name ?? "" },
    assigned_to: personOf(own.assigned_to),
    opened_by: personOf(own.opened_by),
    approval: {
      state: approval,
      amount_minor: approval_minor,
      requested_by: personOf(requested_by),
      requested_at,
      decided_by: personOf(decided_by),
      decided_by_name,
      decided_at,
      note: decision_note
    },
    reading_in: { m: in_m, s: in_s, estimated: in_estimated },
    reading_out: { m: out_m, s: out_s, estimated: out_estimated },
    totals: { labor_minor, parts_minor, other_minor, tax_minor, total_minor }
  }
}

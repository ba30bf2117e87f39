import {
  CountVehicles,
  GroupView,
  ListGroups,
  ListLocations,
  ListVehicles,
  ListVehicleTags,
  LocationView
} from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { expect } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, type Received } from "../../support/fakeServer.ts"
import { open, type PHONE } from "../../support/open.tsx"
import { id, inDays, organization, reader } from "../support/fixtures.ts"
import { tableRows } from "../support/table.ts"
import { vehicleRow } from "./fixtures.ts"

export const north = reader(LocationView, {
  id: id(301),
  organization_id: id(1),
  name: "North hub",
  address: null,
  time_zone: "UTC",
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})()
export const couriers = reader(GroupView, {
  id: id(311),
  organization_id: id(1),
  name: "Couriers",
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9)
})()
export const three = [
  vehicleRow(),
  vehicleRow({
    id: id(202),
    unit_number: null,
    plate: "B-RD 1002",
    availability: "out",
    overdue: true,
    location: { id: north.id, name: north.name },
    driver: { id: id(321), name: "Ben Okoye" }
  }),
  vehicleRow({ id: id(203), unit_number: "V-3", lifecycle: "standby", plate: null, odometer_m: null })
]

export const button = (name: string) => page.getByRole("button", { name, exact: true })
export const box = (name: string) => page.getByRole("checkbox", { name, exact: true })
export const dialog = () => page.getByRole("dialog")
export const rows = () => tableRows("Vehicles")
/** Opens the list with three vehicles, unless the server answers otherwise. */
export const openList = async (
  path = "/vehicles",
  special: ReturnType<typeof answers>[] = [],
  size?: typeof PHONE
) => {
  const received = fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListVehicles, () => ({ items: three, next: null })),
    answers(CountVehicles, () => ({ count: 3 })),
    answers(ListVehicleTags, () => ({ items: [{ tag: "pallets", vehicles: 2 }] })),
    answers(ListLocations, () => ({ items: [{ ...north, vehicles: 1 }] })),
    answers(ListGroups, () => ({ items: [{ ...couriers, vehicles: 0 }] }))
  ])
  const opened = await open(path, size)
  await expect.element(page.getByText("3 vehicles")).toBeVisible()
  return { received, ...opened }
}

/** The query of the latest request for a page of the list. */
export const asked = (received: ReadonlyArray<Received>) =>
  Object.fromEntries(
    received.findLast(({ method, path }) => method === "GET" && path.endsWith("/vehicles"))?.query ?? []
  )

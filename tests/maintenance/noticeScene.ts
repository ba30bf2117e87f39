import { BlockVehicle, type VehicleView } from "#fleet/contract"
import { inHours } from "../fleet/occupancyScene.ts"
import { listOf } from "../notifications/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import type { DefectTenant } from "./defectScene.ts"

/** What a person was notified of, newest first. */
export const noticesTo = async (app: TestApp, person: Person) =>
  (await listOf(app, person)).items.map(({ title, message }) => ({ title, message }))

/** Someone rents a vehicle out for two hours, so many hours from now, to a customer. */
export type Rental = readonly [
  tenant: DefectTenant,
  van: Pick<VehicleView, "id">,
  by: Person,
  hours: number,
  held_for: string | null
]

export const rentOut = (app: TestApp, ...[tenant, van, by, hours, held_for]: Rental) =>
  callEndpoint(app, BlockVehicle, {
    token: by.access_token,
    params: tenant.params({ vehicleId: van.id }),
    body: { kind: "rental", starts_at: inHours(hours), due_at: inHours(hours + 2), held_for, note: null }
  })

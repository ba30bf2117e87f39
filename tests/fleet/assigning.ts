import {
  AssignDriver,
  type AssignmentView,
  CancelAssignment,
  EndAssignment,
  StartAssignment
} from "#fleet/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import type { Tenant } from "../support/tenant.ts"

type Body = (typeof AssignDriver)["body"]["Encoded"]

interface Given extends Partial<Omit<Body, "vehicle_id" | "driver_id">> {
  readonly vehicle: { readonly id: string }
  readonly driver: { readonly id: string }
}

/** Requests to give a vehicle to a driver, now unless it says otherwise. */
export const assigning = (
  app: TestApp,
  tenant: Tenant,
  { vehicle, driver, ...given }: Given,
  by: Person = tenant.owner
) =>
  callEndpoint(app, AssignDriver, {
    token: by.access_token,
    params: tenant.params(),
    body: { from: null, until: null, note: null, ...given, vehicle_id: vehicle.id, driver_id: driver.id }
  })

/** What can be done with an assignment. */
export const acting = (app: TestApp, tenant: Tenant, { id }: Pick<AssignmentView, "id">) => {
  const request = { token: tenant.owner.access_token, params: tenant.params({ assignmentId: id }) }
  return {
    start: (at?: string) =>
      callEndpoint(app, StartAssignment, { ...request, body: at === undefined ? {} : { at } }),
    end: (at?: string) =>
      callEndpoint(app, EndAssignment, { ...request, body: at === undefined ? {} : { at } }),
    cancel: () => callEndpoint(app, CancelAssignment, request)
  }
}

/** An assignment that was made, and what can be done with it. */
export const assign = async (app: TestApp, tenant: Tenant, given: Given) => {
  const { value } = await assigning(app, tenant, given)
  return { ...value, ...acting(app, tenant, value) }
}

/** An instant so many hours from now, for inputs. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

import {
  ListMeters,
  ListReadings,
  type MeterView,
  RecordReading,
  type VehicleId,
  type VehicleView
} from "#fleet/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

type Body = (typeof RecordReading)["body"]["Encoded"]

const DAY = 86_400_000

/** An instant before now, to the minute, so that equal days are equal instants. */
const start = Math.floor(Date.now() / 60_000) * 60_000
export const daysAgo = (days: number): string => new Date(start - days * DAY).toISOString()

/** An organization with a vehicle whose meters are read. */
export interface MeterTenant extends FleetTenant {
  readonly van: VehicleView
  /** Records kilometers of the odometer, unless said otherwise. */
  readonly read: (
    value: number,
    reading?: Partial<Body>,
    by?: Person,
    vehicleId?: VehicleId
  ) => ReturnType<typeof callEndpoint<typeof RecordReading>>
  readonly meters: () => Promise<ReadonlyArray<MeterView>>
  readonly odometer: () => Promise<MeterView>
  /** The kilometers or hours of a meter as listed, newest first; voided ones in parentheses. */
  readonly history: (meterId?: string) => Promise<ReadonlyArray<string>>
}

export const createMeterTenant = async (app: TestApp): Promise<MeterTenant> => {
  const tenant = await createFleetTenant(app)
  const van = await tenant.vehicle({ unit_number: "Van 1" })
  const token = tenant.owner.access_token
  const meters = async () =>
    (await callEndpoint(app, ListMeters, { token, params: tenant.params({ vehicleId: van.id }) })).value.items
  const odometer = async () => {
    const found = (await meters()).find(({ kind }) => kind === "odometer")
    if (found === undefined) throw new Error("The van has no odometer.")
    return found
  }
  return {
    ...tenant,
    van,
    read: (value, reading = {}, by = tenant.owner, vehicleId = van.id) =>
      callEndpoint(app, RecordReading, {
        token: by.access_token,
        params: tenant.params({ vehicleId }),
        body: { value, unit: "km", ...reading }
      }),
    meters,
    odometer,
    history: async (meterId) => {
      const params = tenant.params({ meterId: meterId ?? (await odometer()).id })
      const { items } = (await callEndpoint(app, ListReadings, { token, params })).value
      return items.map(({ raw_value, voided }) => (voided === null ? `${raw_value}` : `(${raw_value})`))
    }
  }
}

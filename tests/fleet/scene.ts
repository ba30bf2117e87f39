import {
  BlockForSafety,
  CreateDriver,
  CreateGroup,
  CreateLocation,
  CreateVehicle,
  type DriverView,
  EditVehicle,
  type GroupId,
  type LocationId,
  ListVehicles,
  ReleaseSafetyBlock,
  vehicleName,
  type VehicleView
} from "#fleet/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

type Fields = (typeof CreateVehicle)["body"]["Encoded"]
type Changes = Omit<(typeof EditVehicle)["body"]["Encoded"], "expected_version">

const defaults: Fields = {
  unit_number: null,
  vin: null,
  plate: null,
  plate_region: null,
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  kind: "van"
}

/** An organization with shortcuts for its vehicles. */
export interface FleetTenant extends Tenant {
  readonly create: (
    fields?: Partial<Fields>,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof CreateVehicle>>
  readonly vehicle: (fields?: Partial<Fields>) => Promise<VehicleView>
  /** Edits the version that the caller has seen. */
  readonly edit: (seen: VehicleView, changes: Changes) => ReturnType<typeof callEndpoint<typeof EditVehicle>>
  /** The names of the listed vehicles. */
  readonly names: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<string>>
  readonly driver: (fields?: Partial<(typeof CreateDriver)["body"]["Encoded"]>) => Promise<DriverView>
  readonly list: (
    query?: Readonly<Record<string, string>>
  ) => Promise<(typeof ListVehicles)["output"]["Type"]["items"]>
  readonly location: (name?: string, timeZone?: string) => Promise<LocationId>
  readonly group: (name?: string) => Promise<GroupId>
  /** Returns the id of the safety block. */
  readonly ground: (vehicle: VehicleView) => Promise<string>
  readonly makeSafe: (blockId: string) => ReturnType<typeof callEndpoint<typeof ReleaseSafetyBlock>>
}

const blocking = (
  app: TestApp,
  { owner: { access_token: token }, params }: Tenant
): Pick<FleetTenant, "ground" | "makeSafe"> => ({
  ground: async ({ id }) =>
    (
      await callEndpoint(app, BlockForSafety, {
        token,
        params: params({ vehicleId: id }),
        body: { severity: "grounded", reason: "Brakes" }
      })
    ).value.block.id,
  makeSafe: (blockId) =>
    callEndpoint(app, ReleaseSafetyBlock, {
      token,
      params: params({ blockId }),
      body: { note: "Pads replaced" }
    })
})

export const createFleetTenant = async (app: TestApp, name?: string): Promise<FleetTenant> => {
  const tenant = await createTenant(app, name)
  const token = tenant.owner.access_token
  const create: FleetTenant["create"] = (fields = {}, by = tenant.owner) =>
    callEndpoint(app, CreateVehicle, {
      token: by.access_token,
      params: tenant.params(),
      body: { ...defaults, ...fields }
    })
  const list: FleetTenant["list"] = async (query = {}) =>
    (await callEndpoint(app, ListVehicles, { token, params: tenant.params(), query })).value.items
  return {
    ...tenant,
    create,
    vehicle: async (fields = { unit_number: "V-1" }) => (await create(fields)).value,
    edit: (seen, changes) =>
      callEndpoint(app, EditVehicle, {
        token,
        params: tenant.params({ vehicleId: seen.id }),
        body: { ...changes, expected_version: seen.version }
      }),
    names: async (query) => (await list(query)).map(vehicleName),
    list,
    location: async (named = "Main depot", time_zone = "Europe/Berlin") =>
      (
        await callEndpoint(app, CreateLocation, {
          token,
          params: tenant.params(),
          body: { name: named, address: null, time_zone }
        })
      ).value.id,
    driver: async (fields = {}) =>
      (
        await callEndpoint(app, CreateDriver, {
          token,
          params: tenant.params(),
          body: { name: "Dora Driver", ...fields }
        })
      ).value,
    ...blocking(app, tenant),
    group: async (named = "Night shift") =>
      (
        await callEndpoint(app, CreateGroup, {
          token,
          params: tenant.params(),
          body: { name: named }
        })
      ).value.id
  }
}

import type { CalendarDate, NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, type Schema } from "effect"
import type { CustomValues } from "../../contract/customFieldViews.ts"
import type { AssignmentOpen, PlateTaken, UnitNumberTaken, VinTaken } from "../../contract/errors/vehicles.ts"
import type { RegistrationId, VehicleId } from "../../contract/ids.ts"
import type { Lifecycle } from "../../contract/lifecycle.ts"
import type { VehicleFields } from "../../contract/vehicleFields.ts"
import type { RegistrationView, VehicleView } from "../../contract/vehicleViews.ts"
import { vinStatusOf } from "./vinStatus.ts"

/** The fields of a vehicle that people enter. */
export type Entered = Schema.Struct<typeof VehicleFields>["Type"] & { readonly custom: CustomValues }

/** Tags in one notation: lower case, single spaces, each once, in alphabetical order. */
export const plainTags = (tags: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(tags.map(plainTag))].toSorted()

export const plainTag = (tag: string): string => tag.trim().replaceAll(/\s+/gu, " ").toLowerCase()

/** The values of fields that were not entered. */
const EMPTY = {
  vin_note: null,
  trim: null,
  body_class: null,
  fuel_type: null,
  drive: null,
  transmission: null,
  seats: null,
  doors: null,
  exterior_color: null,
  interior_color: null,
  gvwr_g: null,
  tank_ml: null,
  battery_wh: null,
  acriss: null,
  location_id: null,
  group_id: null,
  uses: [],
  ownership: null,
  in_service_on: null,
  out_of_service_on: null,
  purchase_minor: null,
  residual_minor: null,
  tags: [],
  notes: null,
  custom: {}
} satisfies Partial<Entered>

type First = Omit<Entered, keyof typeof EMPTY>
export type NewVehicle = First & Partial<Entered> & { readonly lifecycle?: Lifecycle }

interface Making {
  readonly id: VehicleId
  readonly organizationId: OrganizationId
  readonly currency: string
  readonly at: Date
}

export const newVehicle = (
  entered: NewVehicle,
  { id, organizationId, currency, at }: Making
): VehicleView => ({
  ...EMPTY,
  ...entered,
  tags: plainTags(entered.tags ?? []),
  id,
  organization_id: organizationId,
  vin_status: vinStatusOf({ vin_note: null, ...entered }),
  currency,
  lifecycle: entered.lifecycle ?? "in_service",
  lifecycle_note: null,
  lifecycle_since: at,
  safety: "ok",
  odometer_m: null,
  odometer_at: null,
  availability: "available",
  held_as: null,
  held_until: null,
  overdue: false,
  version: 1,
  created_at: at,
  updated_at: at
})

/** A region without a plate, or a note about a VIN without one, means nothing. */
export const edited = (before: VehicleView, changes: Partial<Entered>, at: Date): VehicleView => {
  const entered = { ...before, ...changes }
  const vin_note = entered.vin === null ? null : entered.vin_note
  return {
    ...entered,
    plate_region: entered.plate === null ? null : entered.plate_region,
    vin_note,
    vin_status: vinStatusOf({ ...entered, vin_note }),
    version: before.version + 1,
    updated_at: at
  }
}

/** Whether a vehicle has a name: a unit number, plate or VIN. */
export const isNamed = ({
  unit_number,
  plate,
  vin
}: Pick<Entered, "unit_number" | "plate" | "vin">): boolean =>
  unit_number !== null || plate !== null || vin !== null

/** Whether the end of service is before its start. */
export const datesReversed = ({
  in_service_on: start,
  out_of_service_on: end
}: Pick<Entered, "in_service_on" | "out_of_service_on">): boolean =>
  start !== null && end !== null && end < start

/** The names of the fields whose values differ. */
export const changedFields = (before: Entered, changes: Partial<Entered>): ReadonlyArray<string> => {
  const previous: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(changes)
    .filter(([field, value]) => JSON.stringify(previous[field]) !== JSON.stringify(value))
    .map(([field]) => field)
}

/** The plate of a vehicle from a day on. */
export interface NewRegistration {
  readonly id: RegistrationId
  readonly vehicle_id: VehicleId
  readonly plate: string
  readonly region: string | null
}

type Conflict = VinTaken | UnitNumberTaken | PlateTaken | NotFound

export class Vehicles extends Context.Service<
  Vehicles,
  {
    /** Fails with `NotFound` if the location or group is not one of the organization's. */
    readonly add: (vehicle: VehicleView) => Effect.Effect<void, Conflict>
    readonly find: (
      organizationId: OrganizationId,
      id: VehicleId
    ) => Effect.Effect<Option.Option<VehicleView>>
    /** Like `find`, but locks the vehicle until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: VehicleId
    ) => Effect.Effect<Option.Option<VehicleView>>
    /** Like `lock`, for several vehicles, by ascending id. */
    readonly lockAll: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<VehicleView>>
    /** Fails with `AssignmentOpen` if it leaves service while a driver has it, or is planned to have it. */
    readonly save: (vehicle: VehicleView) => Effect.Effect<void, Conflict | AssignmentOpen>
    /** Stores state, location, group and tags of several vehicles. */
    readonly saveAll: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<VehicleView>
    ) => Effect.Effect<void, Conflict | AssignmentOpen>
    /** Which of these vehicles a driver has, or is planned to have. */
    readonly assigned: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Which of these vehicles are taken or booked, for other reasons than a grounding or a sale. */
    readonly held: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>,
      at: Date
    ) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Which of these vehicles could not return to the fleet, because another one there has their VIN, unit number or plate. */
    readonly replaced: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlySet<VehicleId>>
    /** Ends the vehicles' registrations on a day, also those that would end later. One that begins on that day or later is removed. */
    readonly endRegistrations: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<VehicleId>,
      on: CalendarDate
    ) => Effect.Effect<void>
    /** For vehicles without a current registration. */
    readonly beginRegistrations: (
      organizationId: OrganizationId,
      registrations: ReadonlyArray<NewRegistration>,
      from: CalendarDate,
      at: Date
    ) => Effect.Effect<void, PlateTaken>
    readonly registrations: (
      organizationId: OrganizationId,
      id: VehicleId
    ) => Effect.Effect<ReadonlyArray<RegistrationView>>
  }
>()("fleet/Vehicles") {}

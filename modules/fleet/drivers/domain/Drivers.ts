import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, type Schema } from "effect"
import type { DriverFields, DriverView } from "../../contract/driverViews.ts"
import type { DriverExists, DriverHasVehicle } from "../../contract/errors/drivers.ts"
import type { DriverId } from "../../contract/ids.ts"

/** The fields of a driver that people enter. */
export type Entered = Schema.Struct<typeof DriverFields>["Type"]

/** The values of fields that were not entered. */
const EMPTY = {
  user_id: null,
  phone: null,
  email: null,
  license_number: null,
  license_classes: [],
  license_region: null,
  license_expires_on: null,
  notes: null
} satisfies Partial<Entered>

export type NewDriver = Pick<Entered, "name"> & Partial<Entered>

/** Classes in one notation: upper case, each once, in the order they were entered. */
export const plainClasses = (classes: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(classes.map((one) => one.toUpperCase()))
]

interface Making {
  readonly id: DriverId
  readonly organizationId: OrganizationId
  readonly at: Date
}

export const newDriver = (entered: NewDriver, { id, organizationId, at }: Making): DriverView => ({
  ...EMPTY,
  ...entered,
  license_classes: plainClasses(entered.license_classes ?? []),
  id,
  organization_id: organizationId,
  vehicle: null,
  archived_at: null,
  created_at: at,
  updated_at: at
})

/** The names of the fields whose values differ. */
export const changedFields = (before: Entered, changes: Partial<Entered>): ReadonlyArray<string> => {
  const previous: Readonly<Record<string, unknown>> = { ...before }
  return Object.entries(changes)
    .filter(([field, value]) => JSON.stringify(previous[field]) !== JSON.stringify(value))
    .map(([field]) => field)
}

export class Drivers extends Context.Service<
  Drivers,
  {
    /** Fails with `NotFound` if the person is not a member. */
    readonly add: (driver: DriverView) => Effect.Effect<void, DriverExists | NotFound>
    readonly find: (organizationId: OrganizationId, id: DriverId) => Effect.Effect<Option.Option<DriverView>>
    /** Like `find`, but locks the driver until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: DriverId) => Effect.Effect<Option.Option<DriverView>>
    /** Stores the entered fields and when the driver was changed and archived. */
    readonly save: (driver: DriverView) => Effect.Effect<void, DriverExists | DriverHasVehicle | NotFound>
  }
>()("fleet/Drivers") {}

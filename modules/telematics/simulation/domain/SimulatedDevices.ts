import { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import { CITIES, type City } from "./cities.ts"

const names: ReadonlyArray<City["name"]> = [CITIES.berlin.name, CITIES.lisbon.name, CITIES.austin.name]

/** A device of the demo, and which vehicle it simulates. */
export const SimulatedDevice = Schema.Struct({
  organization_id: OrganizationId,
  device_id: DeviceId,
  /** The hash of its key in hexadecimal, with which it reports. */
  key_hash: Schema.NullOr(Schema.String),
  city: Schema.Literals(names),
  number: Schema.Int
})
export type SimulatedDevice = typeof SimulatedDevice.Type

/** The devices of the demo. */
export class SimulatedDevices extends Context.Service<
  SimulatedDevices,
  {
    /** `until`: when they stop reporting. */
    readonly add: (
      devices: ReadonlyArray<Omit<SimulatedDevice, "key_hash">>,
      until: Date
    ) => Effect.Effect<void>
    /** Those that report at an instant, in all organizations. */
    readonly reporting: (at: Date) => Effect.Effect<ReadonlyArray<SimulatedDevice>>
  }
>()("telematics/SimulatedDevices") {}

import { permitted } from "#kernel"
import { Effect } from "effect"
import type { Vin } from "../../contract/vin/Vin.ts"
import { VinDecoder } from "../domain/VinDecoder.ts"

/** Returns what a VIN says about its vehicle, as far as the decoder knows and answers. */
export const decodeVin = Effect.fn("fleet.decodeVin")(function* (vin: Vin, modelYear: number | null) {
  const { organizationId } = yield* permitted("vehicles.edit")
  return yield* VinDecoder.use((decoder) => decoder.decode({ vin, modelYear, caller: organizationId }))
})

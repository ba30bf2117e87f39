import { Context, type Effect } from "effect"
import type { VinDecoding } from "../../contract/vin/decoding.ts"
import type { Vin } from "../../contract/vin/Vin.ts"

export interface VinQuestion {
  readonly vin: Vin
  /** If someone knows it; otherwise it is read from the VIN, which may be ambiguous. */
  readonly modelYear: number | null
  /** Callers take turns. */
  readonly caller: string
}

/** Reads make, model and more from a VIN. Never fails: a decoder that does not answer is `unavailable`. */
export class VinDecoder extends Context.Service<
  VinDecoder,
  { readonly decode: (question: VinQuestion) => Effect.Effect<VinDecoding> }
>()("fleet/VinDecoder") {}

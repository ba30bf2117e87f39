import { Context, type Effect } from "effect"
import type { MapSettings } from "../../contract/mapSettings.ts"

/** Where the streets of the map come from, which the operator decides. */
export class StreetMaps extends Context.Service<
  StreetMaps,
  { readonly settings: Effect.Effect<MapSettings> }
>()("telematics/StreetMaps") {}

import { cachedPerOrganization, endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"

/** Where the streets of the map come from. Without either, the map shows borders and cities only. */
export const MapSettings = Schema.Struct({
  /** The address of a MapLibre style on another server; it has precedence. */
  style_url: Schema.NullOr(Schema.String),
  /** The path of a map file of this installation, as `/maps/region.pmtiles`. */
  archive: Schema.NullOr(Schema.String)
})
export type MapSettings = typeof MapSettings.Type

export const MAP_SETTINGS = cachedPerOrganization("map-settings")

export const GetMapSettings = endpoint({
  name: "getMapSettings",
  group: "Positions",
  method: "GET",
  path: "/api/organizations/:organizationId/map-settings",
  access: "member",
  permission: "positions.read",
  summary: "Get where the streets of the map come from",
  params: inOrganization({}),
  output: MapSettings
})

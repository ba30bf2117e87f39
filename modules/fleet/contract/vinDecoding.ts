import { endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"
import { ModelYear } from "./vehicleFields.ts"
import { VinDecoding } from "./vin/decoding.ts"
import { Vin } from "./vin/Vin.ts"

export const DecodeVin = endpoint({
  name: "decodeVin",
  group: "Vehicles",
  method: "POST",
  path: "/api/organizations/:organizationId/vin-decodings",
  access: "member",
  permission: "vehicles.edit",
  summary: "Read make, model and more from a VIN, as a proposal; nothing is stored",
  params: inOrganization({}),
  body: Schema.Struct({
    vin: Vin,
    /** If it is known. In a VIN it may be ambiguous. */
    model_year: Schema.NullOr(ModelYear)
  }),
  output: VinDecoding,
  waitsForOthers: true,
  limits: [
    { per: "person", times: 600, seconds: 3600 },
    // Every organization shares what the decoder's server allows the installation.
    { per: "organization", times: 60, seconds: 60 }
  ]
})

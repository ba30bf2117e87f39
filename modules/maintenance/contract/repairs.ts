import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { RepairedDefect } from "./defectViews.ts"
import * as Errors from "./errors/defects.ts"
import { DefectId } from "./ids.ts"

const group = "Defects"

const ofVehicle = inOrganization({ vehicleId: VehicleId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** How many repairs are listed and signed together; the earliest ones come first. */
export const MAX_REPAIRS = 100

export const ListRepairs = endpoint({
  name: "listRepairs",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/repairs",
  access: "member",
  permission: "defects.read",
  summary: "List what was resolved on a vehicle since a driver last signed to have seen it",
  params: ofVehicle,
  /** `may_sign`: whether the caller may sign: someone who resolved or released one of them may not. */
  output: Schema.Struct({ items: Schema.Array(RepairedDefect), may_sign: Schema.Boolean }),
  errors: [NotFound]
})

export const AcknowledgeRepairs = endpoint({
  name: "acknowledgeRepairs",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/repairs/acknowledgement",
  access: "member",
  permission: "defects.report",
  summary: "Sign, as the next driver, to have seen what someone else repaired",
  params: ofVehicle,
  body: Schema.Struct({
    /** What the driver has seen: everything that is listed. */
    defect_ids: Schema.Array(DefectId).check(Schema.isMaxLength(MAX_REPAIRS).abort())
  }),
  errors: [NotFound, Errors.OwnRepair, Errors.RepairsChanged],
  limits
})

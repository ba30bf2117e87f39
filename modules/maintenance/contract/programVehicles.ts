import { endpoint, HOUR, inOrganization } from "#kernel"
import { Schema } from "effect"
import { ProgramRule } from "./programViews.ts"

export const CountProgramVehicles = endpoint({
  name: "countProgramVehicles",
  group: "Service programs",
  method: "POST",
  path: "/api/organizations/:organizationId/service-program-vehicle-counts",
  access: "member",
  permission: "services.edit",
  summary: "Count the vehicles that a service program would apply to; nothing is stored",
  params: inOrganization({}),
  body: Schema.Struct({ rule: ProgramRule }),
  output: Schema.Struct({ count: Schema.Int }),
  limits: [{ per: "person", times: 2000, seconds: HOUR }]
})

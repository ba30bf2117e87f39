import { endpoint, HOUR, inOrganization, line, NotFound } from "#kernel"
import { Schema } from "effect"
import { ForwarderView } from "./deviceViews.ts"
import { TooManyForwarders } from "./errors/devices.ts"
import { ForwarderId } from "./ids.ts"

const group = "Devices"

export const ListForwarders = endpoint({
  name: "listForwarders",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/forwarders",
  access: "member",
  permission: "devices.read",
  summary: "List the Traccar servers that forward positions",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(ForwarderView) })
})

export const AddForwarder = endpoint({
  name: "addForwarder",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/forwarders",
  access: "member",
  permission: "devices.edit",
  summary: "Accept positions from a Traccar server; returns the path to forward to, which is shown once",
  params: inOrganization({}),
  body: Schema.Struct({ name: line("Name", { max: 80 }) }),
  output: Schema.Struct({ forwarder: ForwarderView, path: Schema.String }),
  status: 201,
  returnsSecret: true,
  limits: [{ per: "organization", times: 60, seconds: HOUR }],
  errors: [TooManyForwarders]
})

export const RemoveForwarder = endpoint({
  name: "removeForwarder",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/forwarders/:forwarderId",
  access: "member",
  permission: "devices.edit",
  summary: "Stop accepting positions from a Traccar server; its devices stay",
  params: inOrganization({ forwarderId: ForwarderId }),
  errors: [NotFound]
})

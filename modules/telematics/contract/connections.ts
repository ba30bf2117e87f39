import { endpoint, HOUR, inOrganization, NotFound, OrganizationId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ConnectionView, ProviderName, SharedVehiclesView } from "./views.ts"

const group = "Telematics"

const mine = Schema.Struct({ provider: ProviderName })
const oneProvider = inOrganization({ provider: ProviderName })

export const MyConnection = endpoint({
  name: "myConnection",
  group,
  method: "GET",
  path: "/api/me/telematics/:provider/connection",
  access: "person",
  summary: "Get your connection to a provider",
  params: mine,
  output: ConnectionView
})

export const StartConnection = endpoint({
  name: "startConnection",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/telematics/:provider/attempts",
  access: "member",
  permission: "devices.connect",
  acceptsTokens: false,
  summary:
    "Start a connection: returns the provider's URL and a secret, which the same browser must return within 10 minutes",
  params: oneProvider,
  output: Schema.Struct({ url: Schema.String, attempt: Schema.String }),
  status: 201,
  errors: [NotFound, Errors.ProviderNotConfigured, Errors.ProviderUnavailable],
  returnsSecret: true,
  waitsForOthers: true,
  limits: [{ per: "person", times: 30, seconds: HOUR }]
})

/** The query of the callback page; each field is present only if the provider sent it. */
export const Returned = Schema.Struct({
  attempt: Schema.String.check(Schema.isMaxLength(200)),
  code: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4000))),
  state: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(4000))),
  token: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(8000))),
  wallet_address: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
  /** The state that the provider echoes. */
  echo: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(200)))
})
export type Returned = typeof Returned.Type

export const CompleteConnection = endpoint({
  name: "completeConnection",
  group,
  method: "POST",
  path: "/api/me/telematics/:provider/connections",
  access: "person",
  summary: "Complete a connection with the provider's response; works once",
  params: mine,
  body: Returned,
  output: Schema.Struct({ organization_id: OrganizationId, message: Schema.String }),
  status: 201,
  errors: [Errors.ConnectionAttemptInvalid, Errors.TokenRefused, Errors.ProviderUnavailable],
  waitsForOthers: true,
  limits: [{ per: "person", times: 30, seconds: HOUR }]
})

export const Disconnect = endpoint({
  name: "disconnect",
  group,
  method: "DELETE",
  path: "/api/me/telematics/:provider/connection",
  access: "person",
  summary: "Disconnect from a provider; deletes the connection's record",
  params: mine,
  errors: [NotFound]
})

export const ListSharedVehicles = endpoint({
  name: "listSharedVehicles",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/telematics/:provider/vehicles",
  access: "member",
  permission: "devices.read",
  summary: "List the vehicles and devices that members share with this organization, as last refreshed",
  params: oneProvider,
  output: SharedVehiclesView
})

export const ReadSharedVehicles = endpoint({
  name: "readSharedVehicles",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/telematics/:provider/readings",
  access: "member",
  permission: "devices.read",
  acceptsTokens: false,
  summary: "Refresh the vehicles that members share with this organization from the provider",
  params: oneProvider,
  output: SharedVehiclesView,
  errors: [NotFound, Errors.ProviderNotConfigured, Errors.ProviderUnavailable],
  waitsForOthers: true,
  limits: [
    { per: "person", times: 120, seconds: HOUR },
    // Every organization shares the rate limit that the provider grants the installation.
    { per: "organization", times: 20, seconds: 60 }
  ]
})

import { endpoint, HOUR, inOrganization, NotFound, Role, UserId } from "#kernel"
import { ProofRequired } from "#identity/contract"
import { Schema } from "effect"
import { OwnSecondFactorMissing } from "./errors/security.ts"
import { MemberId } from "./views.ts"

const group = "Organizations"

/** Days until a second factor is required. */
export const GraceDays = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 30 }, { message: "Choose 0 to 30 days." })
)

/** From when on members need a second factor (null: they need none), and those who have none. */
export const SecondFactorRequirement = Schema.Struct({
  required_from: Schema.NullOr(Schema.Date),
  missing: Schema.Array(
    Schema.Struct({
      id: MemberId,
      user_id: UserId,
      full_name: Schema.NullOr(Schema.String),
      email: Schema.NullOr(Schema.String),
      avatar_url: Schema.NullOr(Schema.String),
      role: Role
    })
  )
})
export type SecondFactorRequirement = typeof SecondFactorRequirement.Type

export const GetSecondFactorRequirement = endpoint({
  name: "getSecondFactorRequirement",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/second-factor",
  access: "member",
  permission: "organization.secure",
  summary: "From when on members need a second factor, and who has none",
  params: inOrganization({}),
  output: SecondFactorRequirement,
  errors: [NotFound]
})

export const RequireSecondFactor = endpoint({
  name: "requireSecondFactor",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/second-factor",
  access: "member",
  permission: "organization.secure",
  summary:
    "Require a second factor of members after so many days, or no longer; members without one are notified",
  params: inOrganization({}),
  body: Schema.Struct({ grace_days: Schema.NullOr(GraceDays) }),
  errors: [NotFound, OwnSecondFactorMissing, ProofRequired],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const RemindOfSecondFactor = endpoint({
  name: "remindOfSecondFactor",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/second-factor/reminders",
  access: "member",
  permission: "organization.secure",
  summary: "Remind the members without a second factor that they need one",
  params: inOrganization({}),
  status: 202,
  errors: [NotFound],
  limits: [{ per: "person", times: 5, seconds: 24 * HOUR }]
})

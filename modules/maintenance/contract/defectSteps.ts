import { CalendarDate, endpoint, HOUR, inOrganization, NotFound, paragraphs } from "#kernel"
import { SafetyBlockIsReleased, VehicleNotInFleet } from "#fleet/contract"
import { Schema } from "effect"
import { DefectResolution, DefectView } from "./defectViews.ts"
import * as Errors from "./errors/defects.ts"
import { DefectId } from "./ids.ts"

const group = "Defects"

const oneDefect = inOrganization({ defectId: DefectId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const
const changing = { expected_version: Schema.Int }

export const ResolveDefect = endpoint({
  name: "resolveDefect",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/defects/:defectId/resolution",
  access: "member",
  permission: "defects.edit",
  summary:
    "Resolve a defect; for a blocking one, `note` certifies why the vehicle is safe, and `release` signs it",
  params: oneDefect,
  body: Schema.Struct({
    ...changing,
    resolution: DefectResolution,
    note: Schema.NullOr(paragraphs("Note", { max: 500 })),
    /** Whether the person also signs that the vehicle may be driven again. */
    release: Schema.optionalKey(Schema.Boolean)
  }),
  output: DefectView,
  errors: [
    NotFound,
    SafetyBlockIsReleased,
    Errors.DefectWasChanged,
    Errors.DefectNotPossible,
    Errors.CertificationMissing
  ],
  limits
})

export const SignRelease = endpoint({
  name: "signRelease",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/defects/:defectId/release",
  access: "member",
  permission: "defects.edit",
  summary: "Sign that a vehicle may be driven again whose blocking defect is resolved",
  params: oneDefect,
  body: Schema.Struct(changing),
  output: DefectView,
  errors: [NotFound, SafetyBlockIsReleased, Errors.DefectWasChanged, Errors.DefectNotReleasable],
  limits
})

export const DeferDefect = endpoint({
  name: "deferDefect",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/defects/:defectId/deferral",
  access: "member",
  permission: "defects.edit",
  summary: "Put off a defect that doesn't block its vehicle until a day, with a reason",
  params: oneDefect,
  body: Schema.Struct({
    ...changing,
    until: CalendarDate,
    reason: paragraphs("Reason", { max: 500 })
  }),
  output: DefectView,
  errors: [
    NotFound,
    Errors.DefectWasChanged,
    Errors.DefectNotPossible,
    Errors.DefectIsBlocking,
    Errors.DeferralInPast,
    Errors.DeferralTooLong
  ],
  limits
})

export const VerifyDefect = endpoint({
  name: "verifyDefect",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/defects/:defectId/verification",
  access: "member",
  permission: "defects.report",
  summary: "Confirm that a defect is resolved, by the person who reported it or a manager",
  params: oneDefect,
  body: Schema.Struct(changing),
  output: DefectView,
  errors: [NotFound, Errors.DefectWasChanged, Errors.DefectNotPossible, Errors.NotTheReporter],
  limits
})

export const ReopenDefect = endpoint({
  name: "reopenDefect",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/defects/:defectId/reopening",
  access: "member",
  permission: "defects.report",
  summary: "Open a deferred or resolved defect again; a blocking one grounds its vehicle again",
  params: oneDefect,
  body: Schema.Struct({ ...changing, reason: Schema.NullOr(paragraphs("Reason", { max: 500 })) }),
  output: DefectView,
  errors: [
    NotFound,
    VehicleNotInFleet,
    Errors.DefectWasChanged,
    Errors.DefectNotPossible,
    Errors.NotTheReporter
  ],
  limits
})

import { CalendarDate, endpoint, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import { DocumentType } from "./documentViews.ts"
import { HoldKind } from "./holdViews.ts"
import { HoldId, SafetyBlockId, VehicleId } from "./ids.ts"
import { Lifecycle } from "./lifecycle.ts"

const text = Schema.NullOr(Schema.String)

const reason = <const Code extends string, const Fields extends Schema.Struct.Fields>(
  code: Code,
  fields: Fields
) => Schema.Struct({ code: Schema.Literal(code), ...fields })

/** One reason why a vehicle can't be given to a driver, as a code with what its sentence needs. */
export const ReleaseReason = Schema.Union([
  reason("not_in_service", { lifecycle: Lifecycle }),
  reason("grounded", { block_id: SafetyBlockId, reason: Schema.String, since: Schema.Date }),
  reason("restricted", { block_id: SafetyBlockId, reason: Schema.String, since: Schema.Date }),
  /** `overdue`: it should have ended at `due_at`. */
  reason("held", {
    hold_id: HoldId,
    kind: HoldKind,
    due_at: Schema.NullOr(Schema.Date),
    overdue: Schema.Boolean,
    held_for: text
  }),
  reason("document_missing", { document: DocumentType }),
  reason("document_expired", { document: DocumentType, expired_on: CalendarDate }),
  reason("license_expired", { driver: Schema.String, expired_on: CalendarDate }),
  reason("assigned", { driver: Schema.String }),
  /** `form`: what the vehicle has to be inspected by. */
  reason("inspection_due", { form: Schema.String })
])
export type ReleaseReason = typeof ReleaseReason.Type

/** These are worth knowing, but don't keep the vehicle from going out. */
const ADVISORY: ReadonlyArray<ReleaseReason["code"]> = ["restricted", "assigned"]

export const isBlocking = ({ code }: Pick<ReleaseReason, "code">): boolean => !ADVISORY.includes(code)

export const CheckRelease = endpoint({
  name: "checkRelease",
  group: "Safety",
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/release-check",
  access: "member",
  permission: "vehicles.read",
  summary: "Say whether a vehicle can go out, and why not",
  params: inOrganization({ vehicleId: VehicleId }),
  output: Schema.Struct({ can_go_out: Schema.Boolean, reasons: Schema.Array(ReleaseReason) }),
  errors: [NotFound]
})

import { event, OrganizationId } from "#kernel"
import { Schema } from "effect"
import { BusinessType, LeadId } from "./views.ts"

/** Someone requested a demo. `organizationId` is the operators' own organization, if one is configured. */
export class DemoRequested extends event(
  "DemoRequested",
  {
    leadId: LeadId,
    organizationId: Schema.NullOr(OrganizationId),
    name: Schema.String,
    company: Schema.String,
    businessType: BusinessType
  },
  { invalidates: [] }
) {}

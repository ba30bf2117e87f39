import { event, OrganizationId } from "#kernel"
import { Schema } from "effect"
import { BusinessType, LeadId } from "./views.ts"

/** Somebody wants to be shown the product. `organizationId` is the operators' own organization, when one is set. */
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

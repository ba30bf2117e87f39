import { EmailAddress, KnownEmail, line, nameLine, paragraphs, Uuid } from "#kernel"
import { Schema } from "effect"

export const LeadId = Uuid.pipe(Schema.brand("LeadId"))
export type LeadId = typeof LeadId.Type

/** The same values as an organization's industries. */
export const BusinessType = Schema.Literals([
  "fleet",
  "rental",
  "dealership",
  "logistics",
  "delivery",
  "construction",
  "other"
]).annotate({ message: "Choose a business type from the list." })
export type BusinessType = typeof BusinessType.Type

export const FleetSize = Schema.Literals(["1-10", "11-50", "51-100", "101-500", "500+"]).annotate({
  message: "Choose a fleet size from the list."
})
export type FleetSize = typeof FleetSize.Type

export const LeadStatus = Schema.Literals(["new", "contacted", "scheduled", "won", "lost"])
export type LeadStatus = typeof LeadStatus.Type

/** The demo request form. Empty fields are omitted. */
export const DemoRequest = Schema.Struct({
  first_name: nameLine("First name", { max: 80 }),
  last_name: nameLine("Last name", { max: 80 }),
  email: EmailAddress,
  company: nameLine("Company", { max: 120 }),
  job_title: line("Job title", { max: 120 }),
  business_type: BusinessType,
  phone: Schema.optionalKey(line("Phone", { max: 40 })),
  fleet_size: Schema.optionalKey(FleetSize),
  message: Schema.optionalKey(paragraphs("Message", { max: 5000 })),
  locale: Schema.optionalKey(Schema.Literals(["en", "es"]))
})
export type DemoRequest = typeof DemoRequest.Type

export const LeadNote = Schema.Struct({ author: Schema.String, text: Schema.String, at: Schema.Date })
export type LeadNote = typeof LeadNote.Type

/** A demo request and its progress, as operators see it. */
export const LeadView = Schema.Struct({
  id: LeadId,
  status: LeadStatus,
  owner: Schema.NullOr(KnownEmail),
  first_name: Schema.String,
  last_name: Schema.String,
  email: KnownEmail,
  phone: Schema.NullOr(Schema.String),
  company: Schema.String,
  job_title: Schema.String,
  business_type: BusinessType,
  fleet_size: Schema.NullOr(FleetSize),
  message: Schema.NullOr(Schema.String),
  locale: Schema.Literals(["en", "es"]),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type LeadView = typeof LeadView.Type

/** A lead with its notes, oldest first. */
export const LeadDetails = Schema.Struct({ ...LeadView.fields, notes: Schema.Array(LeadNote) })
export type LeadDetails = typeof LeadDetails.Type

import { EmailAddress, KnownEmail, line, OrganizationId, paragraphs, Uuid } from "#kernel"
import { Schema } from "effect"

export const CustomerId = Uuid.pipe(Schema.brand("CustomerId"))
export type CustomerId = typeof CustomerId.Type

export const ImportId = Uuid.pipe(Schema.brand("ImportId"))
export type ImportId = typeof ImportId.Type

/** The fields of a customer that people enter. Empty fields are null. */
export const CustomerFields = {
  name: line("Name", { max: 200 }),
  email: Schema.NullOr(EmailAddress),
  phone: Schema.NullOr(line("Phone", { max: 40 })),
  notes: Schema.NullOr(paragraphs("Notes", { max: 5000 }))
}

/** A person or company that the organization does business with. */
export const CustomerView = Schema.Struct({
  id: CustomerId,
  organization_id: OrganizationId,
  name: Schema.String,
  email: Schema.NullOr(KnownEmail),
  phone: Schema.NullOr(Schema.String),
  notes: Schema.NullOr(Schema.String),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type CustomerView = typeof CustomerView.Type

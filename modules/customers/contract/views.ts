import { EmailAddress, KnownEmail, line, OrganizationId, paragraphs, refused, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const CustomerId = Uuid.pipe(Schema.brand("CustomerId"))
export type CustomerId = typeof CustomerId.Type

/** The fields of a customer that people enter. Empty fields are null. */
export const CustomerFields = {
  name: line("Name", { max: 200 }),
  email: Schema.NullOr(EmailAddress),
  phone: Schema.NullOr(line("Phone", { max: 40 })),
  notes: Schema.NullOr(paragraphs("Notes", { max: 5000 }))
}

export const CustomerType = Schema.Literals(["person", "company"])
export type CustomerType = typeof CustomerType.Type

export const MAX_TAGS = 20
export const TAG_LENGTH = 40
/** A word to group customers by. Case and repeated spaces make no difference; commas and semicolons separate tags. */
export const Tag = line("Tag", { max: TAG_LENGTH }).check(
  Schema.makeFilter((tag: string) =>
    /[,;]/.test(tag) ? refused("not_valid", "A tag must not contain a comma or semicolon.") : undefined
  )
)

/** How an organization sorts its customers. `owner_id`: the member responsible for them. */
export const CustomerGroups = {
  type: CustomerType,
  tags: Schema.Array(Tag).check(
    Schema.isMaxLength(MAX_TAGS, { message: `A customer has at most ${MAX_TAGS} tags.` })
  ),
  owner_id: Schema.NullOr(UserId)
}

/** A person or company that the organization does business with. */
export const CustomerView = Schema.Struct({
  id: CustomerId,
  organization_id: OrganizationId,
  name: Schema.String,
  email: Schema.NullOr(KnownEmail),
  phone: Schema.NullOr(Schema.String),
  notes: Schema.NullOr(Schema.String),
  type: CustomerType,
  tags: Schema.Array(Schema.String),
  owner_id: Schema.NullOr(UserId),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type CustomerView = typeof CustomerView.Type

import { nameLine, Permission, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const ApiTokenId = Uuid.pipe(Schema.brand("ApiTokenId"))
export type ApiTokenId = typeof ApiTokenId.Type

/** A token's longest life, in days. */
export const LONGEST_LIFE = 365

/** An API token as its owner sees it, without its secret. It allows what both its scopes and its owner's role allow. */
export const ApiToken = Schema.Struct({
  id: ApiTokenId,
  name: Schema.String,
  scopes: Schema.Array(Permission),
  created_at: Schema.Date,
  expires_at: Schema.Date,
  last_used_at: Schema.NullOr(Schema.Date),
  /** The network address of the last use. */
  last_used_from: Schema.NullOr(Schema.String)
})
export type ApiToken = typeof ApiToken.Type

/** An organization's token, and the member as whom it acts. */
export const OrganizationToken = Schema.Struct({
  ...ApiToken.fields,
  owner_id: UserId,
  owner_name: Schema.String
})
export type OrganizationToken = typeof OrganizationToken.Type

const NOT_A_PERMISSION = "This is not a permission."
const Scope = Schema.String.check(Schema.isMaxLength(60, { message: NOT_A_PERMISSION })).pipe(
  Schema.refine(Schema.is(Permission), { message: NOT_A_PERMISSION })
)

/** What is chosen for a new token. */
export const NewToken = Schema.Struct({
  name: nameLine("Name", { max: 60 }),
  scopes: Schema.Array(Scope).check(
    Schema.isMaxLength(200, { message: "These are too many permissions." }).abort(),
    Schema.isMinLength(1, { message: "Choose at least one permission." })
  ),
  valid_days: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: LONGEST_LIFE },
      { message: `A token is valid for 1 to ${LONGEST_LIFE} days.` }
    )
  )
})
export type NewToken = typeof NewToken.Type

/** A new token with its secret, which is shown only now. */
export const CreatedToken = Schema.Struct({ ...ApiToken.fields, token: Schema.String })
export type CreatedToken = typeof CreatedToken.Type

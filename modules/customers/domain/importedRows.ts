import { fieldErrorsOf, type ImportRow, refused, type RowError, UserId } from "#kernel"
import { Result, Schema } from "effect"
import { type OwnerCalled, tagsIn, typeCalled } from "./importedGroups.ts"
import { CustomerFields, CustomerGroups } from "../contract/views.ts"
import type { Entered } from "./Customers.ts"

const Type = Schema.String.check(
  Schema.makeFilter((cell: string) =>
    typeCalled(cell) ? undefined : refused("not_a_customer_type", "Enter person or company.")
  )
)
const Owner = Schema.UndefinedOr(UserId).check(
  Schema.makeFilter((owner: UserId | undefined) =>
    owner === undefined
      ? refused("not_a_member", "Owner must be a member's email address or full name.")
      : undefined
  )
)

const decode = Schema.decodeUnknownResult(
  Schema.Struct({
    name: Schema.optionalKey(CustomerFields.name),
    email: Schema.optionalKey(CustomerFields.email),
    phone: Schema.optionalKey(CustomerFields.phone),
    notes: Schema.optionalKey(CustomerFields.notes),
    type: Schema.optionalKey(Type),
    tags: Schema.optionalKey(CustomerGroups.tags),
    owner: Schema.optionalKey(Owner)
  })
)

/** What a row says about a customer. An empty cell says nothing. */
export type GivenFields = Partial<Entered>

const NAME_IS_REQUIRED: RowError = { field: "name", code: "required", message: "Name is required." }

/** Reads a row by the rules of a customer entered by hand, or returns all of its errors. */
export const givenFields =
  (ownerCalled: OwnerCalled, needsName: boolean) =>
  ({ cells }: ImportRow): Result.Result<GivenFields, ReadonlyArray<RowError>> => {
    const { tags, owner, ...others } = cells
    const input = {
      ...others,
      ...(tags !== undefined && { tags: tagsIn(tags) }),
      ...(owner !== undefined && { owner: ownerCalled(owner) })
    }
    return decode(input, { errors: "all" }).pipe(
      Result.map(({ type, owner: owner_id, ...given }) => ({
        ...given,
        ...(type !== undefined && { type: typeCalled(type) ?? "person" }),
        ...(owner_id !== undefined && { owner_id })
      })),
      Result.mapError(({ issue }) =>
        // A tag's position is part of the path, but the cell is one.
        [
          ...(needsName && cells["name"] === undefined ? [NAME_IS_REQUIRED] : []),
          ...fieldErrorsOf(issue).map(({ path, error, message }) => ({
            field: String(path[0]),
            ...error,
            message
          }))
        ]
      )
    )
  }

/** The fields of a new customer, which needs a name. */
export const enteredBy = (given: GivenFields): Result.Result<Entered, ReadonlyArray<RowError>> => {
  const { name, email = null, phone = null, notes = null, ...groups } = given
  if (name === undefined) return Result.fail([NAME_IS_REQUIRED])
  return Result.succeed({ ...groups, name, email, phone, notes })
}

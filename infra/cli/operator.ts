import { EmailAddress, type Operator, type OrganizationId, type UserId } from "#kernel"
import { Schema } from "effect"
import { userInfo } from "node:os"

/** The user id that handlers see when the operator acts on behalf of no one. */
export const NO_USER = "00000000-0000-0000-0000-000000000000"

/** The person at the shell, with the organization and the account they act for. */
export const operator = (organizationId: OrganizationId | null, userId: UserId | null): Operator => ({
  _tag: "Operator",
  name: userInfo().username,
  ...(organizationId === null ? {} : { organizationId }),
  ...(userId === null ? {} : { userId })
})

/** An email address on the command line. */
export const Email = Schema.String.pipe(Schema.decodeTo(EmailAddress))

import { event, OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"
import { MY_TOKENS, TOKENS } from "./cachedQueries.ts"

const TokenChange = Schema.Literals(["created", "revoked"])
export type TokenChange = typeof TokenChange.Type

/** One of a person's API tokens was created or revoked. */
export class PersonalTokenChanged extends event(
  "PersonalTokenChanged",
  { userId: UserId, name: Schema.String, change: TokenChange },
  { invalidates: [MY_TOKENS] }
) {}

/** One of an organization's API tokens was created or revoked. `ownerId`: as whom it acts. */
export class OrganizationTokenChanged extends event(
  "OrganizationTokenChanged",
  { organizationId: OrganizationId, ownerId: UserId, name: Schema.String, change: TokenChange },
  { invalidates: [TOKENS] }
) {}

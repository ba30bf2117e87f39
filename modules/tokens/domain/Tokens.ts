import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { ApiToken, ApiTokenId } from "../contract/ApiToken.ts"

/** Whose tokens: a person's, or an organization's. */
export type Place =
  | { readonly _tag: "Personal"; readonly userId: UserId }
  | { readonly _tag: "Organization"; readonly organizationId: OrganizationId }

/** Valid tokens of one person, or of one organization. */
export const MOST_TOKENS = 50

export interface OwnedToken extends ApiToken {
  readonly owner_id: UserId
}

export interface PlacedToken extends Pick<OwnedToken, "id" | "name" | "expires_at" | "owner_id"> {
  /** Null: personal. */
  readonly organization_id: OrganizationId | null
}

export interface StoredToken extends Pick<ApiToken, "id" | "name" | "scopes" | "created_at" | "expires_at"> {
  readonly user_id: UserId
  readonly hash: Uint8Array
}

/** API tokens. Row security shows a person's own, and those of the organization at work. */
export class Tokens extends Context.Service<
  Tokens,
  {
    /** The valid ones, newest first. */
    readonly list: (place: Place, at: Date) => Effect.Effect<ReadonlyArray<OwnedToken>>
    /** How many are valid. Until the unit of work ends, no one else counts those of this place. */
    readonly count: (place: Place, at: Date) => Effect.Effect<number>
    readonly add: (place: Place, token: StoredToken) => Effect.Effect<void>
    /** Returns the removed one. */
    readonly remove: (
      place: Place,
      id: ApiTokenId
    ) => Effect.Effect<Option.Option<Pick<OwnedToken, "name" | "owner_id">>>
    /** Valid tokens of everyone, newest first. Needs the system role. */
    readonly all: (
      filter: {
        readonly organizationId: OrganizationId | null
        readonly people: ReadonlyArray<UserId> | null
        readonly id: ApiTokenId | null
      },
      at: Date
    ) => Effect.Effect<ReadonlyArray<PlacedToken>>
    /** Deletes those that expired, a limited number at a time, and returns how many. Needs the system role. */
    readonly purge: (at: Date) => Effect.Effect<number>
  }
>()("tokens/Tokens") {}

import { days, type OrganizationId, plus, type UserId } from "#kernel"
import { Context, type Effect, Schema, Struct } from "effect"
import { Membership } from "./Members.ts"

/** A member without a second factor. */
export const MissingMember = Schema.Struct(Struct.pick(Membership.fields, ["id", "user_id", "role"]))
export type MissingMember = typeof MissingMember.Type

/** From when on a second factor is required. Days of grace are whole ones, from now on. */
export const requiredFrom = (at: Date, graceDays: number): Date => plus(at, days(graceDays))

/** Whether someone is among those without one. */
export const isMissing = (missing: ReadonlyArray<MissingMember>, userId: UserId): boolean =>
  missing.some(({ user_id }) => user_id === userId)

/** What organizations require of their members' accounts. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    /** From when on members need a second factor; null if they need none. */
    readonly requiredFrom: (id: OrganizationId) => Effect.Effect<Date | null>
    readonly require: (id: OrganizationId, from: Date | null) => Effect.Effect<void>
    /** The active members without one, in the order in which they joined. */
    readonly missing: (id: OrganizationId) => Effect.Effect<ReadonlyArray<MissingMember>>
  }
>()("tenancy/SecondFactors") {}

import type { UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { FactorId } from "../../contract/index.ts"

/** A phone that receives codes. The number is in E.164. */
export interface Phone {
  readonly id: FactorId
  readonly phone: string
}

export interface NewPhone extends Phone {
  readonly userId: UserId
  readonly at: Date
}

/** Phones as second factors, beside a stronger one. Row security shows only the current person's. */
export class Phones extends Context.Service<
  Phones,
  {
    /** Replaces one that is not verified yet. */
    readonly enroll: (phone: NewPhone) => Effect.Effect<void>
    /** One that is not verified yet and was added since. */
    readonly enrolled: (userId: UserId, id: FactorId, since: Date) => Effect.Effect<Option.Option<Phone>>
    readonly verify: (id: FactorId, at: Date) => Effect.Effect<void>
    /** The verified one. */
    readonly of: (userId: UserId) => Effect.Effect<Option.Option<Phone>>
    readonly removeAll: (userId: UserId) => Effect.Effect<void>
  }
>()("identity/Phones") {}

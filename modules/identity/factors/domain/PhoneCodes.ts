import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { FactorId } from "../../contract/index.ts"

/** What a code was requested for, which alone can use it: a sign-in, by the hash of its token, or a session. */
export type CodeRequest = { readonly pending: Uint8Array } | { readonly session: SessionId }

/** A code as it is stored. */
export interface PhoneCode {
  readonly phone: FactorId
  readonly userId: UserId
  readonly request: CodeRequest
  readonly mac: Uint8Array
  readonly expiresAt: Date
}

/** Codes that were texted, one for each request. Row security shows only the current person's. */
export class PhoneCodes extends Context.Service<
  PhoneCodes,
  {
    /** Replaces an earlier code of this request. */
    readonly set: (code: PhoneCode) => Effect.Effect<void>
    readonly of: (phone: FactorId, request: CodeRequest, at: Date) => Effect.Effect<Option.Option<Uint8Array>>
    /** Uses up the code of a request. */
    readonly use: (phone: FactorId, request: CodeRequest, at: Date) => Effect.Effect<void>
  }
>()("identity/PhoneCodes") {}

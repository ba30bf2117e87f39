import type { Person } from "#kernel"
import { createHash } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { KeyInvalid, KeyReused } from "./edgeErrors.ts"

/** The stored response of a successful request. */
export interface Answer {
  readonly status: number
  readonly body: string | null
}

export interface KeyedRequest {
  readonly key: string
  /** Null: anonymous. */
  readonly person: Person | null
  readonly path: string
  readonly body: string
}

const KEY = /^[\x21-\x7e]{1,200}$/

/**
 * Answers a repeated POST with the first response instead of handling it twice. Runs inside the request's
 * transaction: the stored response commits with the change it reports. Only successes are stored, so the same key can
 * be retried after a failure.
 */
export class Idempotency extends Context.Service<
  Idempotency,
  {
    readonly once: <E, R>(
      request: KeyedRequest,
      work: Effect.Effect<Answer, E, R>
    ) => Effect.Effect<Answer & { readonly replayed: boolean }, E | KeyInvalid | KeyReused, R>
  }
>()("infra/http/Idempotency") {}

interface Stored {
  readonly request_hash: Uint8Array
  readonly status: number
  readonly body: string | null
}

/**
 * A key as it is stored. Those with the same API token share theirs, because other tokens of its owner may not see the
 * response. Anonymous callers share one scope: the request itself is part of their key, so no one reads another's response.
 */
const storedKeyOf = ({ key, person }: KeyedRequest, hash: Buffer): string => {
  if (person === null) return `${key}:${hash.toString("base64url")}`
  return person.token === undefined ? key : `${person.sessionId}:${key}`
}

export const IdempotencyLive = Layer.effect(
  Idempotency,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const claim = (scope: string, key: string, hash: Buffer) =>
      sql`insert into app.idempotency_keys (scope, key, request_hash) values (${scope}, ${key}, ${hash})
          on conflict do nothing returning 1 as claimed`
    const stored = (scope: string, key: string) =>
      sql<Stored>`select request_hash, status, body from app.idempotency_keys where scope = ${scope} and key = ${key}`
    const keep = (scope: string, key: string, answer: Answer) =>
      sql`update app.idempotency_keys set status = ${answer.status}, body = ${answer.body}
          where scope = ${scope} and key = ${key}`

    return Idempotency.of({
      once: Effect.fnUntraced(function* (request, work) {
        if (!KEY.test(request.key)) return yield* new KeyInvalid()
        const hash = createHash("sha256").update(`${request.path}\n${request.body}`).digest()
        const scope = request.person?.userId ?? "anonymous"
        const key = storedKeyOf(request, hash)
        const claimed = yield* claim(scope, key, hash).pipe(Effect.orDie)
        if (claimed.length === 0) {
          const first = (yield* stored(scope, key).pipe(Effect.orDie))[0]
          if (first === undefined || !hash.equals(first.request_hash)) return yield* new KeyReused()
          return { status: first.status, body: first.body, replayed: true }
        }
        const answer = yield* work
        yield* keep(scope, key, answer).pipe(Effect.orDie)
        return { ...answer, replayed: false }
      })
    })
  })
)

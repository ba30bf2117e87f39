import { OrganizationId, UserId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { hashToken, Secrets } from "#infra/secrets"
import { Effect, Layer, Option, Redacted, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ProviderName } from "../../contract/views.ts"
import { type Attempt, attemptEnds, Attempts } from "../domain/Attempts.ts"

const PURPOSE = "telematics.attempt"

const attemptRow = rowOf(
  Schema.Struct({
    organization_id: OrganizationId,
    user_id: UserId,
    provider: ProviderName,
    sealed: Schema.String,
    started_at: Schema.Date
  })
)

/** The part of an attempt that is stored encrypted. */
const Sealed = Schema.fromJsonString(Schema.Struct({ state: Schema.String, flowState: Schema.String }))
const write = Schema.encodeSync(Sealed)
const read = Schema.decodeEffect(Sealed)

const hashOf = (secret: Redacted.Redacted): Uint8Array => hashToken(Redacted.value(secret))

export const AttemptsLive = Layer.effect(
  Attempts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const secrets = yield* Secrets
    const seal = ({ state, flowState }: Attempt): string =>
      secrets.seal(PURPOSE, write({ state: Redacted.value(state), flowState: Redacted.value(flowState) }))
    // Without its key in SECRET_KEY an attempt cannot be completed; the user starts again.
    const open = (sealed: string) =>
      Effect.option(Effect.flatMap(secrets.openText(PURPOSE, sealed), (text) => read(text)))
    return Attempts.of({
      add: (attempt, secret) =>
        done(
          sql`insert into telematics.attempts ${sql.insert({
            browser_hash: hashOf(secret),
            organization_id: attempt.organizationId,
            user_id: attempt.userId,
            provider: attempt.provider,
            sealed: seal(attempt),
            started_at: attempt.startedAt,
            expires_at: attemptEnds(attempt)
          })}`
        ),
      take: Effect.fn("telematics.takeAttempt")(function* (userId, provider, secret, at) {
        const row = yield* attemptRow(sql`
          delete from telematics.attempts
          where browser_hash = ${hashOf(secret)} and user_id = ${userId} and provider = ${provider}
            and expires_at > ${at}
          returning organization_id, user_id, provider, sealed, started_at`)
        if (Option.isNone(row)) return Option.none()
        const { organization_id, sealed, started_at: startedAt } = row.value
        return Option.map(yield* open(sealed), ({ state, flowState }) => ({
          userId,
          organizationId: organization_id,
          provider,
          startedAt,
          state: Redacted.make(state),
          flowState: Redacted.make(flowState)
        }))
      }),
      claim: Effect.fn("telematics.claimProof")(function* (user_id, proof, expires_at) {
        const hash = hashOf(proof)
        yield* done(
          sql`insert into telematics.proofs ${sql.insert({ hash, user_id, expires_at })} on conflict do nothing`
        )
        // Row security limits this to the user's own attempts.
        const own = yield* Effect.orDie(
          sql`select 1 as own from telematics.proofs where hash = ${hash} and user_id = ${user_id}`
        )
        return own.length === 1
      }),
      removeOf: (organizationId, userId) =>
        done(sql`
          delete from telematics.attempts where organization_id = ${organizationId} and user_id = ${userId}`),
      removeExpired: (at) =>
        Effect.andThen(
          done(sql`delete from telematics.attempts where expires_at <= ${at}`),
          done(sql`delete from telematics.proofs where expires_at <= ${at}`)
        )
    })
  })
)

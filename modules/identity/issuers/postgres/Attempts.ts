import { SessionId, UserId } from "#kernel"
import { done, rowOf } from "#infra/postgres"
import { hashToken, Secrets } from "#infra/secrets"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { IssuerPurpose } from "../../contract/index.ts"
import { Attempts, type Starter } from "../domain/Attempts.ts"
import { attemptExpiry } from "../domain/Issuer.ts"

const ATTEMPT = "identity.issuer-attempt"
const ARRIVAL = "identity.issuer-arrival"

const owner = { user_id: Schema.NullOr(UserId), session_id: Schema.NullOr(SessionId), sealed: Schema.String }
const attemptRow = rowOf(
  Schema.Struct({
    ...owner,
    connection: Schema.String,
    issuer: Schema.String,
    purpose: IssuerPurpose,
    started_at: Schema.Date
  })
)
const arrivalRow = rowOf(Schema.Struct(owner))

const Challenge = Schema.fromJsonString(
  Schema.Struct({ state: Schema.String, nonce: Schema.String, verifier: Schema.String })
)
const Said = Schema.fromJsonString(
  Schema.Struct({
    connection: Schema.String,
    issuer: Schema.String,
    name: Schema.String,
    subject: Schema.String,
    email: Schema.NullOr(Schema.String),
    emailVerified: Schema.Boolean,
    fullName: Schema.NullOr(Schema.String),
    authTime: Schema.NullOr(Schema.Number),
    startedAt: Schema.Number
  })
)
const challengeIn = Schema.decodeEffect(Challenge)
const saidIn = Schema.decodeEffect(Said)

const starterIn = (row: {
  readonly user_id: UserId | null
  readonly session_id: SessionId | null
}): Starter | null =>
  row.user_id === null || row.session_id === null ? null : { userId: row.user_id, sessionId: row.session_id }

const columnsOf = (starter: Starter | null) => ({
  user_id: starter?.userId ?? null,
  session_id: starter?.sessionId ?? null
})

type Port = Attempts["Service"]
type Sealing = Pick<Secrets["Service"], "seal" | "openText">

const leaving = (sql: SqlClient.SqlClient, { seal, openText }: Sealing): Pick<Port, "start" | "take"> => ({
  start: ({ challenge, connection, issuer, purpose, starter, startedAt }, browser) =>
    done(sql`
        insert into identity.issuer_attempts ${sql.insert({
          browser_hash: hashToken(browser),
          connection,
          issuer,
          purpose,
          ...columnsOf(starter),
          sealed: seal(ATTEMPT, Schema.encodeSync(Challenge)(challenge)),
          started_at: startedAt,
          expires_at: attemptExpiry(startedAt)
        })}`),

  take: Effect.fnUntraced(function* (browser, at) {
    const row = yield* attemptRow(
      sql`select * from identity.take_issuer_attempt(${hashToken(browser)}, ${at})`
    )
    if (Option.isNone(row)) return Option.none()
    const { connection, issuer, purpose, sealed, started_at: startedAt } = row.value
    // Without its key in SECRET_KEY an attempt cannot be completed; the person starts again.
    const challenge = yield* Effect.option(Effect.flatMap(openText(ATTEMPT, sealed), challengeIn))
    return Option.map(challenge, (sent) => ({
      connection,
      issuer,
      purpose,
      starter: starterIn(row.value),
      challenge: sent,
      startedAt
    }))
  })
})

const arriving = (
  sql: SqlClient.SqlClient,
  { seal, openText }: Sealing
): Pick<Port, "arrive" | "redeem"> => ({
  arrive: ({ claims, purpose, starter, startedAt }, { code, browser }, expires_at) =>
    done(sql`
        insert into identity.issuer_arrivals ${sql.insert({
          hash: hashToken(code),
          browser_hash: hashToken(browser),
          purpose,
          ...columnsOf(starter),
          sealed: seal(ARRIVAL, Schema.encodeSync(Said)({ ...claims, startedAt: startedAt.getTime() })),
          expires_at
        })}`),

  redeem: Effect.fnUntraced(function* ({ code, browser }, purpose, at) {
    const row = yield* arrivalRow(sql`
        select * from identity.take_issuer_arrival(
          ${hashToken(code)}, ${hashToken(browser)}, ${purpose}, ${at})`)
    if (Option.isNone(row)) return Option.none()
    const said = yield* Effect.option(Effect.flatMap(openText(ARRIVAL, row.value.sealed), saidIn))
    return Option.map(said, ({ startedAt, ...claims }) => ({
      purpose,
      starter: starterIn(row.value),
      startedAt: new Date(startedAt),
      claims
    }))
  })
})

export const AttemptsLive = Layer.effect(
  Attempts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const secrets = yield* Secrets
    return Attempts.of({ ...leaving(sql, secrets), ...arriving(sql, secrets) })
  })
)

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Challenges } from "../domain/Challenges.ts"
import { challengeExpiry } from "../domain/passkey.ts"

export const ChallengesLive = Layer.effect(
  Challenges,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Challenges.of({
      add: Effect.fnUntraced(function* (hash, { purpose, userId }, at) {
        yield* sql`delete from identity.passkey_challenges where user_id = ${userId} and purpose = ${purpose}`
        yield* sql`insert into identity.passkey_challenges ${sql.insert({
          hash,
          user_id: userId,
          purpose,
          expires_at: challengeExpiry(at)
        })}`
      }, Effect.orDie),
      take: Effect.fnUntraced(function* (hash, { purpose, userId }, at) {
        const rows = yield* sql`
          delete from identity.passkey_challenges
          where hash = ${hash} and purpose = ${purpose} and user_id is not distinct from ${userId}
            and expires_at > ${at}
          returning hash`
        return rows.length === 1
      }, Effect.orDie)
    })
  )
)

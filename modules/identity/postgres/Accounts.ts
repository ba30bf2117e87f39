import type { UserId } from "#kernel"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { Accounts } from "../queries/Accounts.ts"
import { peopleByIds } from "./people.ts"

export const AccountsLive = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const byIds = yield* peopleByIds
    return Accounts.of({
      byEmail: Effect.fnUntraced(function* (email) {
        const rows = yield* Effect.orDie(
          sql<{ id: UserId | null }>`select identity.user_by_email(${email}) as id`
        )
        return Option.fromNullishOr(rows[0]?.id)
      }),
      verifiedEmail: Effect.fnUntraced(function* (userId) {
        const [person] = yield* byIds([userId])
        return person === undefined || person.email_verified_at === null
          ? Option.none()
          : Option.some(person.email)
      })
    })
  })
)

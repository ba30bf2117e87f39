import { done } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Deletes all threads of these users, in every organization. */
export const forgetWriting = Effect.fnUntraced(function* (people: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`delete from messaging.customer_emails where user_id = any(${people}::uuid[])`)
  yield* done(sql`
    delete from messaging.messages
    where sender_id = any(${people}::uuid[]) or recipient_id = any(${people}::uuid[])`)
})

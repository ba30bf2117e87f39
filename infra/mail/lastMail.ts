import { Secrets } from "#infra/secrets"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { RenderedMail } from "./render.ts"

/** The newest mail to an address that has not gone out yet. For the system role, which may read what is queued. */
export const lastMailTo = Effect.fn("mail.lastMailTo")(function* (recipient: string) {
  const sql = yield* SqlClient.SqlClient
  const secrets = yield* Secrets
  const rows = yield* Effect.orDie(sql<{ sealed: string }>`
    select sealed from app.mails where recipient = ${recipient} and sealed is not null
    order by queued_at desc, id desc limit 1`)
  const sealed = rows[0]?.sealed
  if (sealed === undefined) return Option.none<RenderedMail>()
  // What is sealed was written by `mailsLayer`; a foreign text does not open.
  return Option.some(JSON.parse(yield* Effect.orDie(secrets.openText("mail", sealed))) as RenderedMail)
})

import { Secrets } from "#infra/secrets"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import PostalMime from "postal-mime"
import { writtenMails } from "./writtenMails.ts"
import type { RenderedMail } from "./render.ts"

/**
 * The text of the newest email to an address: from the queue or, once a running server has delivered it, from the
 * folder of written emails. For the system role, which may read queued ones.
 */
export const lastMailTo = Effect.fn("mail.lastMailTo")(function* (recipient: string, dataDir: string) {
  const sql = yield* SqlClient.SqlClient
  const secrets = yield* Secrets
  const rows = yield* Effect.orDie(sql<{ id: string; sealed: string | null }>`
    select id, sealed from app.mails where recipient = ${recipient} order by queued_at desc, id desc limit 1`)
  const newest = rows[0]
  if (newest === undefined) return Option.none<string>()
  if (newest.sealed === null) {
    const written = writtenMails(dataDir).find(({ id }) => id === newest.id)
    if (written === undefined) return Option.none<string>()
    return Option.fromNullishOr((yield* Effect.promise(() => PostalMime.parse(written.raw))).text)
  }
  // `mailsLayer` sealed it; foreign text does not open.
  const mail = JSON.parse(yield* Effect.orDie(secrets.openText("mail", newest.sealed))) as RenderedMail
  return Option.some(mail.text)
})

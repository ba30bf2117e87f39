import { Secrets } from "#infra/secrets"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import webPush from "web-push"

const PURPOSE = "push.vapid"

/** The installation's VAPID key pair (RFC 8292), base64url. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * One pair for all processes: browsers subscribe with it, so a new one would invalidate their subscriptions. Created
 * on first use; of two created concurrently the database keeps the first, and both read that.
 */
export const storedKeys = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const secrets = yield* Secrets
  const make = Effect.fnUntraced(function* () {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const row = { id: 1, public_key: publicKey, private_key: secrets.seal(PURPOSE, privateKey) }
    yield* sql`insert into app.push_keys ${sql.insert(row)} on conflict (id) do nothing`
  })
  const publicKey = Effect.gen(function* () {
    const rows = yield* sql<{ public_key: string }>`select public_key from app.push_keys`
    return rows[0]?.public_key
  })
  return {
    /** For a signed-in user, in their unit of work. */
    publicKey: Effect.gen(function* () {
      const existing = yield* publicKey
      if (existing !== undefined) return existing
      yield* make()
      return (yield* publicKey) ?? (yield* Effect.die(new Error("The push key could not be read.")))
    }).pipe(Effect.orDie),
    /** With system rights: the application's role cannot read even the sealed private key. */
    pair: Effect.gen(function* () {
      const rows = yield* sql<{ public_key: string; private_key: string }>`
        select public_key, private_key from app.push_keys`
      const [row] = rows
      if (row === undefined) return undefined
      const privateKey = yield* secrets.openText(PURPOSE, row.private_key)
      return { publicKey: row.public_key, privateKey } satisfies KeyPair
    }).pipe(Effect.orDie),
    /** Re-encrypts the private key with the newest key of SECRET_KEY if an older one encrypted it. With system rights. */
    reencrypt: Effect.gen(function* () {
      const [row] = yield* sql<{ private_key: string }>`select private_key from app.push_keys`
      if (row === undefined || secrets.isNewest(row.private_key)) return
      const sealed = secrets.seal(PURPOSE, yield* secrets.openText(PURPOSE, row.private_key))
      yield* sql`update app.push_keys set private_key = ${sealed} where private_key = ${row.private_key}`
    }).pipe(Effect.orDie)
  }
})

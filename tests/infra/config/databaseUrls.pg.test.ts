import { decodeSettings } from "#infra/config"
import { pool } from "#infra/postgres"
import { Effect, Option, type Redacted, Redacted as Secret } from "effect"
import { SqlClient } from "effect/sql"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase } from "../../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const addresses = async () => {
  const { application, owner } = database.urls
  const settings = await Effect.runPromise(
    decodeSettings({ DATABASE_URL: application, DATABASE_OWNER_URL: owner, SECRET_KEY: "k".repeat(32) })
  )
  return Option.getOrThrow(settings.databaseUrls)
}

const WHO = "select current_user::text as who"

/** The current role through the product's pool, and through the driver of the job queues. */
const whoIs = async (url: Redacted.Redacted): Promise<ReadonlyArray<unknown>> => {
  const client = new Client({ connectionString: Secret.value(url) })
  await client.connect()
  try {
    const pooled = Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<{ who: string }>(WHO)).pipe(
      Effect.provide(pool({ url, name: "test", maxConnections: 1 }))
    )
    return [(await Effect.runPromise(pooled))[0]?.who, (await client.query(WHO)).rows[0].who]
  } finally {
    await client.end()
  }
}

it.each([
  ["application", "motorpool_app"],
  ["owner", "motorpool_owner"],
  ["system", "motorpool_system"],
  ["jobs", "motorpool_jobs"]
] as const)("derives the URL of %s, which signs in as %s, from two URLs", async (name, role) => {
  expect(await whoIs((await addresses())[name])).toEqual([role, role])
})

it("lets the owner, but not the application, switch to system and jobs without inheriting their rights", async () => {
  const admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  try {
    const { rows } = await admin.query(
      `select signs_in, becomes, pg_has_role(signs_in, becomes, 'SET') as may, pg_has_role(signs_in, becomes, 'USAGE') as has
       from unnest(array['motorpool_owner', 'motorpool_app']) signs_in,
         unnest(array['motorpool_system', 'motorpool_jobs']) becomes`
    )
    expect(rows).toHaveLength(4)
    for (const { signs_in, may, has } of rows)
      expect([may, has]).toEqual([signs_in === "motorpool_owner", false])
  } finally {
    await admin.end()
  }
})

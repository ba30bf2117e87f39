import { Accounts, Profiles, Sessions } from "#identity"
import { Locale, Units } from "#identity/contract"
import { type EmailAddress, UserId } from "#kernel"
import { Effect, Option } from "effect"
import { Pool } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { purposes } from "../../modules/identity/accounts/domain/OneTimeTokens.ts"
import { endReasons } from "../../modules/identity/sessions/domain/SessionFamilies.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD, type Person, signUp } from "../support/seeds.ts"
import { enrollPhone, newNumber } from "./phoneScene.ts"
import { beginAdding, enrollPasskey } from "./passkeyScene.ts"
import { awaitCode, behindProxy, enrollTotp } from "./support.ts"

let app: TestApp
let application: Pool
beforeAll(async () => {
  app = await startApp(behindProxy)
  application = new Pool({ connectionString: app.urls.application, max: 1 })
  application.on("connect", (client) => client.on("error", () => {}))
})
afterAll(async () => {
  await application.end()
  await app.stop()
})

const run = <A>(effect: Effect.Effect<A, never, Accounts | Profiles | Sessions>): Promise<A> =>
  Effect.runPromise(Effect.provide(effect, app.services.application))

const byName = (a: string, b: string): number => a.localeCompare(b)

const TABLES = [
  "users",
  "profiles",
  "credentials",
  "sessions",
  "session_tokens",
  "one_time_tokens",
  "known_origins",
  "factors",
  "recovery_codes",
  "pending_sign_ins",
  "phone_codes",
  "passkeys",
  "passkey_challenges",
  "deletions",
  "exports",
  "identities"
]

/** Read by no one but the lookups. */
const UNREADABLE = ["issuer_arrivals", "issuer_attempts"]

const byEmail = (email: EmailAddress) => run(Accounts.use((accounts) => accounts.byEmail(email)))
const verified = (id: UserId) => run(Accounts.use((accounts) => accounts.verifiedEmail(id)))
const session = (token: string) => run(Sessions.use((sessions) => sessions.byAccessToken(token)))

describe("ports for other modules", () => {
  it("return profiles of many ids and leave out unknown ones", async () => {
    const [a, b] = [await signUp(app, "Ada"), await signUp(app, "Bo")]
    const nobody = UserId.make("00000000-0000-7000-8000-000000000000")
    const profiles = await run(Profiles.use((profiles) => profiles.byIds([a.user.id, b.user.id, nobody])))
    expect([...profiles.keys()].toSorted(byName)).toEqual([a.user.id, b.user.id].toSorted(byName))
    expect(profiles.get(a.user.id)).toEqual({
      full_name: "Ada",
      avatar_url: null,
      email: a.email,
      locale: null
    })
    expect((await run(Profiles.use((profiles) => profiles.byIds([])))).size).toBe(0)
  })

  it("find an account by address and return its address once verified", async () => {
    const unproven = await signUp(app)
    const proven = await createPerson(app)
    expect(await byEmail(unproven.user.email)).toEqual(Option.some(unproven.user.id))
    expect(await verified(unproven.user.id)).toEqual(Option.none())
    expect(await verified(proven.user.id)).toEqual(Option.some(proven.user.email))
    expect(await verified(UserId.make("00000000-0000-7000-8000-000000000000"))).toEqual(Option.none())
  })

  it("find a session by access token, not by refresh token", async () => {
    const person = await signUp(app)
    expect(Option.getOrThrow(await session(person.access_token)).userId).toBe(person.user.id)
    expect(await session(person.refresh_token)).toEqual(Option.none())
  })
})

describe("row security", () => {
  let stranger: Person
  beforeAll(async () => {
    // Both have a row in every table.
    for (const name of ["someone", "stranger"]) {
      stranger = await createPerson(app)
      await enrollTotp(app, stranger)
      await enrollPhone(app, stranger, newNumber())
      await enrollPasskey(app, stranger)
      await beginAdding(app, stranger)
      await awaitCode(app, stranger.email)
      await call(app, "PUT", "/api/me/email", {
        token: stranger.access_token,
        body: { password: PASSWORD, email: `${name}-moves@example.com` }
      })
      await call(app, "POST", "/api/me/exports", { token: stranger.access_token })
      // Requesting a deletion would end what the others are for.
      await app.admin.query(
        `insert into identity.deletions (user_id, requested_at, due_at, undo_hash, organizations)
         values ($1, now(), now() + interval '7 days', sha256($2::bytea), '{}')`,
        [stranger.user.id, name]
      )
      await app.admin.query(
        `insert into identity.identities (id, user_id, connection, issuer, subject, name, linked_at)
         values (uuidv7(), $1, 'installation', 'https://id.example.com', $2, 'Example ID', now())`,
        [stranger.user.id, name]
      )
    }
  })

  it.each(TABLES)("hides rows of %s from anonymous and other users", async (table) => {
    const own = table === "users" ? "id" : "user_id"
    expect((await application.query(`select from identity.${table}`)).rowCount).toBe(0)
    await application.query("begin")
    await application.query("select set_config('app.user_id', $1, true)", [stranger.user.id])
    const { rows } = await application.query(`select distinct ${own} as owner from identity.${table}`)
    await application.query("commit")
    expect(rows).toEqual([{ owner: stranger.user.id }])
    expect((await application.query(`select from identity.${table}`)).rowCount).toBe(0)
  })

  it("is enabled and forced on every table", async () => {
    const { rows } = await app.admin.query(
      `select relname as name from pg_class
       where relnamespace = 'identity'::regnamespace and relkind = 'r' and relrowsecurity and relforcerowsecurity`
    )
    expect(rows.map(({ name }) => name).toSorted(byName)).toEqual([...TABLES, ...UNREADABLE].toSorted(byName))
  })

  it.each([
    ["delete an account", "delete from identity.users"],
    ["enable an account", "update identity.users set disabled_at = null"],
    ["assign a session to another person", "update identity.sessions set user_id = user_id"],
    ["extend a session", "update identity.sessions set expires_at = now() + interval '9 years'"],
    ["delete a token", "delete from identity.session_tokens"],
    ["renew a token", "update identity.session_tokens set refresh_expires_at = now()"],
    ["run as the lookup role", "set role motorpool_lookup"]
  ])("refuses to %s with the application's role", async (_, statement) => {
    await expect(application.query(statement)).rejects.toThrow(/permission denied/)
  })

  it("refuses to extend an access token with the application's role", async () => {
    await application.query("begin")
    await application.query("select set_config('app.user_id', $1, true)", [stranger.user.id])
    const extended = application.query(
      "update identity.session_tokens set access_expires_at = access_expires_at + interval '1 second'"
    )
    await expect(extended).rejects.toThrow(/only earlier/)
    await application.query("rollback")
  })

  it("limits lookup functions to our roles", async () => {
    const { rows } = await app.admin.query(
      `select p.proname as name, pg_get_userbyid(p.proowner) as owner, p.prosecdef as definer, p.proconfig as config,
         has_function_privilege('motorpool_jobs', p.oid, 'execute') as open
       from pg_proc p where p.pronamespace = 'identity'::regnamespace and p.prorettype <> 'trigger'::regtype
         and p.proname <> 'has_second_factor'`
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({
        owner: "motorpool_lookup",
        definer: true,
        config: ['search_path=""'],
        open: false
      })
  })
})

describe("the lookup of every request", () => {
  it("reads three indexes and no table", async () => {
    await app.admin.query(`
      with made as (
        insert into identity.users (id, email, created_at)
        select uuidv7(), 'bulk' || n || '@example.com', now() from generate_series(1, 5000) n returning id
      ), opened as (
        insert into identity.sessions
          (id, user_id, created_at, expires_at, last_seen_at, proven_at, user_agent, address, signed_in_by)
        select uuidv7(), id, now(), now() + interval '90 days', now(), now(), '', '', 'password' from made returning id, user_id
      )
      insert into identity.session_tokens
        (refresh_hash, session_id, user_id, access_hash, access_expires_at, refresh_expires_at)
      select sha256(id::text::bytea), id, user_id, sha256(user_id::text::bytea), now() + interval '1 hour', now() + interval '30 days'
      from opened`)
    for (const table of ["users", "sessions", "session_tokens"])
      await app.admin.query(`vacuum analyze identity.${table}`)
    const { rows } = await app.admin.query(
      "select prosrc from pg_proc where proname = 'session_by_access_token'"
    )
    const statement = /return query\s+([\s\S]+?);/
      .exec(rows[0].prosrc)?.[1]
      ?.replace("session_by_access_token.access_hash", "$1")
      .replace("session_by_access_token.at", "$2")
    const client = await app.admin.connect()
    await client.query("begin; set local role motorpool_lookup")
    const plan = await client.query(`explain (generic_plan) ${statement}`)
    await client.query("rollback")
    client.release()
    const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n")
    expect(text.match(/Index Only Scan using (\w+)/g)).toEqual([
      "Index Only Scan using session_tokens_access",
      "Index Only Scan using sessions_live",
      "Index Only Scan using users_active"
    ])
    expect(text).not.toMatch(/Seq Scan|Bitmap/)
  })
})

const allowed = async (table: string, column: string): Promise<ReadonlyArray<string>> => {
  const { rows } = await app.admin.query<{ text: string }>(
    `select pg_get_constraintdef(c.oid) as text from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attname = $2 and c.conkey = array[a.attnum]
     where c.contype = 'c' and c.conrelid = ('identity.' || $1)::regclass`,
    [table, column]
  )
  return [...(rows.find(({ text }) => text.includes("ANY"))?.text ?? "").matchAll(/'(\w+)'/g)].map(
    ([, value]) => value ?? ""
  )
}

describe("closed sets", () => {
  it.each([
    ["profiles", "locale", Locale.literals],
    ["profiles", "units", Units.literals],
    ["sessions", "ended_because", endReasons],
    ["one_time_tokens", "purpose", purposes]
  ])("allow the code's values in %s.%s", async (table, column, values) => {
    expect([...(await allowed(table, column))].toSorted(byName)).toEqual([...values].toSorted(byName))
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"
import { contentOf } from "../support/tables.ts"
import { createTenant } from "../support/tenant.ts"
import { createApiToken } from "../tokens/support.ts"
import { cliOn, linesAbout, signIn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

describe("tokens", () => {
  it("tokens list counts valid tokens without showing them, tokens expire ends them immediately (ASVS 7.4.5)", async () => {
    const tenant = await createTenant(app)
    const person = await tenant.addMember("viewer", "Mia Viewer")
    await signIn(app, person.email)
    await cli.type("users", "reset-password", person.email)
    await tenant.invite("later@invited.example", "viewer")
    const of = ["--email", person.email]
    expect(await cli.json("tokens", "list", ...of)).toMatchObject({
      items: [
        { kind: "reset_password", count: 1, email: person.email },
        { kind: "session", count: 2, user_id: person.user.id }
      ]
    })
    expect(
      await cli.json("tokens", "list", "--kind", "invitation", "--organization", tenant.id)
    ).toMatchObject({
      items: [{ kind: "invitation", email: "later@invited.example", user_id: null }]
    })
    const me = async () => (await call(app, "GET", "/api/me", { token: person.access_token })).status
    await cli.type("tokens", "expire", ...of, "--kind", "reset_password")
    expect(await me()).toBe(200)
    const before = await contentOf(app)
    await cli.type("tokens", "expire", ...of, "--dry-run")
    expect([await contentOf(app), await me()]).toEqual([before, 200])
    expect(await cli.json("tokens", "expire", ...of)).toMatchObject({
      items: [{ kind: "session", count: 2 }]
    })
    expect(await me()).toBe(401)
    expect(await cli.json("tokens", "list", ...of)).toEqual({ items: [] })
    expect(await linesAbout(app, person.user.id, "tokens.expired")).toHaveLength(2)
  })

  it("tokens expire requires --all to expire the tokens of all users, here of one organization", async () => {
    const tenant = await createTenant(app)
    await tenant.invite("waiting@invited.example", "viewer")
    const outside = await createPerson(app)
    expect(await cli.refused("tokens", "expire")).toMatchObject({ exitCode: 2 })
    const ended = await cli.json("tokens", "expire", "--all", "--organization", tenant.id)
    expect(ended).toMatchObject({
      items: [
        { kind: "session", email: tenant.owner.email },
        { kind: "invitation", email: "waiting@invited.example" }
      ]
    })
    expect((await call(app, "GET", "/api/me", { token: tenant.owner.access_token })).status).toBe(401)
    expect((await call(app, "GET", "/api/me", { token: outside.access_token })).status).toBe(200)
  })

  it("tokens expire ends a DIMO connection", async () => {
    const tenant = await createTenant(app)
    await app.admin.query(
      `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at)
       values ($1, $2, $2, '0x' || repeat('b', 40), now() + interval '1 day', now())`,
      [tenant.owner.user.id, tenant.id]
    )
    const dimo = ["--kind", "dimo", "--email", tenant.owner.email]
    const expected = { items: [{ kind: "dimo", user_id: tenant.owner.user.id, count: 1 }] }
    expect(await cli.json("tokens", "list", ...dimo)).toMatchObject(expected)
    expect(await cli.json("tokens", "expire", ...dimo)).toMatchObject(expected)
    expect(await cli.json("tokens", "list", ...dimo)).toEqual({ items: [] })
  })

  it("tokens list shows API tokens, tokens revoke ends one, tokens expire all", async () => {
    const { id: organizationId, owner } = await createTenant(app)
    const scopes = ["vehicles.read"] as const
    const own = await createApiToken(app, owner, { name: "Own", scopes })
    const shared = await createApiToken(app, owner, { name: "Shared", scopes, organizationId })
    const of = ["--kind", "api_token", "--email", owner.email]
    const names = async (...words: ReadonlyArray<string>) =>
      ((await cli.json("tokens", "list", ...of, ...words)) as { items: Array<{ name: string }> }).items.map(
        ({ name }) => name
      )
    expect(await names()).toEqual(["Shared", "Own"])
    expect(await names("--organization", organizationId)).toEqual(["Shared"])
    expect(await cli.json("tokens", "revoke", own.id)).toEqual({ name: "Own", email: owner.email })
    expect(await cli.refused("tokens", "revoke", own.id)).toMatchObject({ exitCode: 3 })
    expect((await call(app, "GET", "/api/me", { token: own.token })).status).toBe(401)
    await cli.type("tokens", "expire", ...of)
    expect(await names()).toEqual([])
    const customers = `/api/organizations/${organizationId}/customers`
    expect((await call(app, "GET", customers, { token: shared.token })).status).toBe(401)
  })

  it("tokens expire rolls back all of them when one fails", async () => {
    const tenant = await createTenant(app)
    const invited = "refused@invited.example"
    await tenant.invite(invited, "viewer")
    // Invitations are expired last, after sessions and connections.
    await app.admin.query(
      `create function public.refuse() returns trigger language plpgsql
         as $$ begin raise exception 'Not this one.'; end $$;
       create trigger refused before update on tenancy.invitations
         for each row when (old.email = '${invited}') execute function public.refuse()`
    )
    const before = await contentOf(app)
    const refused = await cli.refused("tokens", "expire", "--all", "--organization", tenant.id)
    await app.admin.query("drop trigger refused on tenancy.invitations; drop function public.refuse()")
    expect(refused).toMatchObject({
      message: "The database rejected a statement (SQLSTATE P0001).",
      exitCode: 1
    })
    expect(await contentOf(app)).toEqual(before)
    expect((await call(app, "GET", "/api/me", { token: tenant.owner.access_token })).status).toBe(200)
  })
})

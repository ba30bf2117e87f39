import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { enrollPasskey } from "../identity/passkeyScene.ts"
import { awaitCode, enrollTotp } from "../identity/support.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"
import { contentOf } from "../support/tables.ts"
import { createTenant } from "../support/tenant.ts"
import { cliOn, linesAbout, signIn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

describe("users", () => {
  it("users disable ends every session immediately, users enable allows a new sign-in", async () => {
    const person = await createPerson(app)
    const me = async () => (await call(app, "GET", "/api/me", { token: person.access_token })).status
    const before = await contentOf(app)
    await cli.type("users", "disable", person.email, "--dry-run")
    expect([await contentOf(app), await me()]).toEqual([before, 200])
    const disabled = { email: person.email, status: "disabled" }
    expect(await cli.json("users", "disable", person.email)).toEqual(disabled)
    expect([await me(), await signIn(app, person.email)]).toEqual([401, 401])
    expect(await cli.refused("users", "reset-password", person.email)).toMatchObject({
      exitCode: 1,
      message: `The account ${person.email} is disabled.`
    })
    expect(await cli.json("users", "enable", person.email)).toEqual({
      email: person.email,
      status: "enabled"
    })
    expect([await me(), await signIn(app, person.email)]).toEqual([401, 200])
    expect(await linesAbout(app, person.user.id, "account.disabled")).toEqual([
      { actor_kind: "Operator", actor_id: null }
    ])
  })

  it("refuses an unknown account and an invalid address", async () => {
    expect(await cli.refused("users", "disable", "nobody@example.com")).toEqual({
      message: "There is no account nobody@example.com.",
      hint: "`motorpool users list` shows the accounts.",
      exitCode: 3
    })
    expect(await cli.refused("users", "disable", "nobody")).toMatchObject({ exitCode: 2 })
  })

  it("users list filters by organization and status, users show lists an account's organizations", async () => {
    const tenant = await createTenant(app, "List House")
    const mia = await tenant.addMember("manager", "Mia Manager")
    await createPerson(app)
    const emails = async (...words: ReadonlyArray<string>) =>
      ((await cli.json("users", "list", ...words)) as { items: ReadonlyArray<{ email: string }> }).items.map(
        ({ email }) => email
      )
    expect(await emails("--organization", "List House")).toEqual([mia.email, tenant.owner.email])
    expect(await emails("--limit", "1")).toHaveLength(1)
    await cli.type("users", "disable", mia.email)
    expect(await emails("--status", "disabled", "--organization", tenant.id)).toEqual([mia.email])
    expect(await cli.json("users", "show", mia.email)).toMatchObject({
      full_name: "Mia Manager",
      sessions: 0,
      organizations: [{ id: tenant.id, name: "List House", role: "manager" }]
    })
    expect((await cli.type("users", "show", mia.email)).out).toContain("manager of List House")
  })

  it("users reset-factors removes second factors and ends sessions, so that the password is enough", async () => {
    const person = await createPerson(app)
    await enrollTotp(app, person)
    await enrollPasskey(app, person)
    await awaitCode(app, person.email)
    const removed = { email: person.email, removed: 2 }
    expect(await cli.json("users", "reset-factors", person.email)).toEqual(removed)
    const { out } = await cli.type("users", "reset-factors", person.email)
    expect(out).toBe(`${person.email} signs in with a password only. 0 second factors removed.`)
    expect((await call(app, "GET", "/api/me", { token: person.access_token })).status).toBe(401)
    expect(await signIn(app, person.email)).toBe(200)
  })

  it("users reset-password emails a working link and shows it with --show-token", async () => {
    const person = await createPerson(app)
    const quiet = await cli.type("users", "reset-password", person.email)
    expect(quiet.out).toBe(`A link was emailed to ${person.email}.`)
    const { link } = (await cli.json("users", "reset-password", person.email, "--show-token")) as {
      link: string
    }
    expect((await app.lastMail(person.email)).text).toContain(link)
    const body = { token: link.split("#token=")[1], password: "somewhere over the depot" }
    await call(app, "PUT", "/api/public/password", { body })
    expect(await signIn(app, person.email, body.password)).toBe(200)
    expect(await linesAbout(app, person.user.id, "password.reset_requested")).toEqual([
      { actor_kind: "Operator", actor_id: null },
      { actor_kind: "Operator", actor_id: null }
    ])
  })
})

describe("members", () => {
  it("members list, set-role and remove follow the rules of the organization", async () => {
    const tenant = await createTenant(app)
    const mia = await tenant.addMember("viewer", "Mia Viewer")
    const inside = ["--organization", tenant.id]
    expect(await cli.json("members", "list", ...inside)).toMatchObject({
      items: [
        { email: mia.email, role: "viewer" },
        { email: tenant.owner.email, role: "owner" }
      ]
    })
    const before = await contentOf(app)
    const preview = await cli.type("members", "set-role", mia.email, "admin", ...inside, "--dry-run")
    expect(preview.notes).toContain("member.role_changed: Mia Viewer")
    expect(await contentOf(app)).toEqual(before)
    expect(await cli.json("members", "set-role", mia.email, "admin", ...inside)).toMatchObject({
      role: "admin"
    })
    expect(await linesAbout(app, mia.user.id, "member.role_changed")).toEqual([
      { actor_kind: "Operator", actor_id: null }
    ])
    expect(await cli.refused("members", "set-role", tenant.owner.email, "viewer", ...inside)).toMatchObject({
      exitCode: 1,
      message: "An organization needs an owner. Make another member the owner first."
    })
    expect(await cli.refused("members", "remove", tenant.owner.email, ...inside)).toMatchObject({
      exitCode: 1
    })
    expect(await cli.json("members", "remove", mia.email, ...inside)).toMatchObject({ email: mia.email })
    expect(await cli.refused("members", "remove", mia.email, ...inside)).toMatchObject({ exitCode: 3 })
    expect(await cli.refused("members", "list")).toMatchObject({ exitCode: 2 })
  })

  it("--as acts with the member's role and is audited with both the operator and the member", async () => {
    const tenant = await createTenant(app)
    const [ada, mia] = [
      await tenant.addMember("admin", "Ada Admin"),
      await tenant.addMember("viewer", "Mia Viewer")
    ]
    const inside = ["--organization", tenant.id]
    const setRole = ["members", "set-role", mia.email]
    expect(await cli.refused(...setRole, "owner", ...inside, "--as", ada.email)).toMatchObject({
      exitCode: 1
    })
    expect(await cli.refused(...setRole, "agent", ...inside, "--as", mia.email)).toMatchObject({
      exitCode: 1
    })
    await cli.type(...setRole, "agent", ...inside, "--as", ada.email)
    expect(await linesAbout(app, mia.user.id, "member.role_changed")).toEqual([
      { actor_kind: "Operator", actor_id: ada.user.id }
    ])
    const stranger = await createPerson(app)
    expect(await cli.refused("members", "list", ...inside, "--as", stranger.email)).toMatchObject({
      exitCode: 3
    })
    expect(await cli.refused("members", "list", ...inside, "--as", "nobody")).toMatchObject({ exitCode: 2 })
  })

  it("--organization gives no access to members of another organization", async () => {
    const [tenant, other] = [await createTenant(app), await createTenant(app)]
    const mia = await other.addMember("viewer", "Mia Viewer")
    expect(await cli.refused("members", "remove", mia.email, "--organization", tenant.id)).toMatchObject({
      exitCode: 3
    })
  })
})

describe("invitations", () => {
  it("invitations send, list, resend, expire and revoke manage an invitation and its link", async () => {
    const tenant = await createTenant(app)
    const inside = ["--organization", tenant.id]
    const send = ["invitations", "send", "bo@invited.example", "driver", "--name", "Bo Driver", ...inside]
    expect(await cli.refused(...send)).toMatchObject({ exitCode: 2 })
    const isValid = async (link: string) => {
      const body = { token: link.split("#token=")[1] }
      return (await call(app, "POST", "/api/public/invitation-previews", { body })).status === 200
    }
    const before = await contentOf(app)
    await cli.type(...send, "--as", tenant.owner.email, "--dry-run")
    expect(await contentOf(app)).toEqual(before)
    const sent = (await cli.json(...send, "--as", tenant.owner.email, "--show-token")) as {
      invitation: { id: string }
      link: string
    }
    expect(sent.invitation).toMatchObject({ email: "bo@invited.example", invited_by: tenant.owner.user.id })
    expect(await isValid(sent.link)).toBe(true)
    expect(await cli.refused(...send, "--as", tenant.owner.email)).toMatchObject({ exitCode: 1 })
    expect(await cli.json("invitations", "list", ...inside)).toMatchObject({ items: [{ expired: false }] })

    const expire = ["invitations", "expire", "bo@invited.example", ...inside]
    expect(await cli.json(...expire)).toMatchObject({ id: sent.invitation.id, expired: true })
    expect(await isValid(sent.link)).toBe(false)
    expect((await cli.type("invitations", "list", ...inside)).out).toContain("expired")

    const again = (await cli.json(
      "invitations",
      "resend",
      sent.invitation.id,
      ...inside,
      "--show-token"
    )) as {
      link: string
    }
    expect([await isValid(sent.link), await isValid(again.link)]).toEqual([false, true])
    const revoke = ["invitations", "revoke", "bo@invited.example", ...inside]
    expect(await cli.json(...revoke)).toMatchObject({ status: "revoked" })
    expect(await isValid(again.link)).toBe(false)
    expect(await cli.refused(...revoke)).toMatchObject({ exitCode: 3 })
    const { rows } = await app.admin.query(
      "select distinct actor_kind from audit.entries where organization_id = $1 and action like 'invitation.%'",
      [tenant.id]
    )
    expect(rows).toEqual([{ actor_kind: "Operator" }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, PASSWORD, signUp, verifyEmail } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import {
  carryOut,
  deleteAccounts,
  exists,
  pass7Days,
  requestDeletion,
  undo,
  undoToken
} from "./deletionScene.ts"
import { codeOf } from "./factorScene.ts"
import { behindProxy, countMails, newNetwork, signIn } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const tryToSignIn = (email: string, password = PASSWORD) =>
  call(app, "POST", "/api/public/sign-in", { body: { email, password }, headers: newNetwork() })

describe("carrying it out", () => {
  it("frees the address for a new account without access to the old data", async () => {
    const tenant = await createTenant(app)
    const person = await tenant.addMember("agent", "Lena Lost")
    await deleteAccounts(app, [person])
    expect(await exists(app, person)).toBe(false)
    expect(codeOf(await tryToSignIn(person.email))).toBe("sign_in_refused")
    expect(await countMails(app, person.email, "account-deleted")).toBe(1)
    const again = await signUp(app, "Lena Again", person.email)
    await verifyEmail(app, again)
    expect(again.user.id).not.toBe(person.user.id)
    const { body } = await call(app, "GET", "/api/me/organizations", { token: again.access_token })
    expect(body).toMatchObject({ items: [] })
    const log = await call(app, "GET", "/api/me/audit-log", { token: again.access_token })
    expect(JSON.stringify(log.body)).not.toContain(tenant.id)
  })

  it("makes the link that undoes it worthless", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    const token = await undoToken(app, person)
    await pass7Days(app)
    await carryOut(app)
    expect((await undo(app, token)).status).toBe(410)
  })

  it("deletes the organizations that it was warned would be deleted", async () => {
    const { owner, id } = await createTenant(app)
    await deleteAccounts(app, [owner])
    expect((await app.admin.query("select from tenancy.organizations where id = $1", [id])).rowCount).toBe(0)
    expect(await exists(app, owner)).toBe(false)
  })

  it("removes the person from the other organizations, whose log says that a deleted user left", async () => {
    const tenant = await createTenant(app)
    const person = await tenant.addMember("agent", "Lena Lost")
    await deleteAccounts(app, [person])
    expect((await tenant.members()).map(({ full_name }) => full_name)).toEqual(["Olga Owner"])
    const { access_token: token } = tenant.owner
    const log = `/api/organizations/${tenant.id}/audit-log`
    const { body } = await call(app, "GET", log, { token })
    const text = JSON.stringify(body)
    expect(text).toContain("member.left")
    expect(text).toContain("Deleted user")
    expect(text).not.toContain("Lena Lost")
    expect(text).not.toContain(person.email)
    // Each reader sees the name in their own language.
    await call(app, "PATCH", "/api/me/profile", { token, body: { locale: "es" } })
    expect(JSON.stringify((await call(app, "GET", log, { token })).body)).toContain("Usuario eliminado")
  })

  it("is cancelled with an email when others have joined an organization that would be left without an owner", async () => {
    const tenant = await createTenant(app, "Quiet Depot")
    const { email } = await createPerson(app)
    const joiner = await signIn(app, email)
    await tenant.invite(email, "agent")
    await requestDeletion(app, tenant.owner)
    await call(app, "POST", "/api/me/memberships", {
      token: joiner.access_token,
      body: { token: await mailedToken(app, email, "/invitation") }
    })
    await pass7Days(app)
    await carryOut(app)
    expect(await exists(app, tenant.owner)).toBe(true)
    const mail = await app.lastMail(tenant.owner.email)
    expect(mail.subject).toBe("Your account was not deleted")
    expect(mail.text).toContain("Quiet Depot")
    expect((await tryToSignIn(tenant.owner.email)).status).toBe(200)
  })

  it("is cancelled when it would delete an organization that nobody warned of", async () => {
    const tenant = await createTenant(app)
    const second = await tenant.addMember("owner")
    await requestDeletion(app, second)
    await requestDeletion(app, tenant.owner)
    await pass7Days(app)
    await Promise.all([carryOut(app), carryOut(app)])
    const remaining = await Promise.all([exists(app, tenant.owner), exists(app, second)])
    expect(remaining.filter(Boolean)).toHaveLength(1)
    expect(
      (await app.admin.query("select from tenancy.members where organization_id = $1", [tenant.id])).rowCount
    ).toBe(1)
  })

  it("admits nobody who joins at the same time into an organization that is deleted", async () => {
    for (let round = 0; round < 4; round++) {
      const tenant = await createTenant(app)
      const joiner = await createPerson(app)
      await tenant.invite(joiner.email, "agent")
      const token = await mailedToken(app, joiner.email, "/invitation")
      await requestDeletion(app, tenant.owner)
      await pass7Days(app)
      const [, joined] = await Promise.all([
        carryOut(app),
        call(app, "POST", "/api/me/memberships", { token: joiner.access_token, body: { token } })
      ])
      const { rowCount: members } = await app.admin.query(
        "select from tenancy.members where organization_id = $1",
        [tenant.id]
      )
      expect([joined.status, members]).toEqual(
        (await exists(app, tenant.owner)) ? [expect.any(Number), 2] : [410, 0]
      )
    }
  })

  it("does nothing the second time", async () => {
    const person = await createPerson(app)
    await deleteAccounts(app, [person])
    await carryOut(app)
    expect(await countMails(app, person.email, "account-deleted")).toBe(1)
  })
})

import { identityModule } from "#identity/module"
import { ChangeEmail, ChangePassword } from "#identity/contract"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { behindProxy, newNetwork } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, PASSWORD } from "../support/seeds.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { listOf, mailsTo, newestEvent, react } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"

const signInWith = (email: string, userAgent: string) =>
  call(app, "POST", "/api/public/sign-in", {
    body: { email, password: PASSWORD },
    headers: { ...newNetwork(), "user-agent": userAgent }
  })

const newDevices = async (userId: string): Promise<number> => {
  const { rows } = await app.admin.query(
    "select from app.outbox where name = 'SignedInFromNewDevice' and user_id = $1",
    [userId]
  )
  return rows.length
}

describe("a changed password", () => {
  it("notifies in the app, and only identity emails", async () => {
    const ada = await createPerson(app)
    const reply = await callEndpoint(app, ChangePassword, {
      token: ada.access_token,
      body: { current_password: PASSWORD, new_password: "another good password" }
    })
    expect(reply.status).toBe(204)
    await react(app, "PasswordChanged")
    await react(app, "PasswordChanged")
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "security",
        title: "Your password was changed",
        link: "/account?tab=security",
        organization_id: null
      }
    ])
    expect(await mailsTo(app, ada.email)).not.toContain("notifications.security")
    expect(await mailsTo(app, ada.email)).toContain("identity.password-changed")
  })

  it("publishes its event when it was set with the emailed link", async () => {
    const ada = await createPerson(app)
    await call(app, "POST", "/api/public/password-resets", { body: { email: ada.email } })
    const job = identityModule.jobs.find(({ name }) => name === "identity.when-password-reset-requested")
    const event = await newestEvent(app, "PasswordResetRequested")
    await Effect.runPromiseWith(app.services.application)(job?.run(event) ?? Effect.die("No such job."))
    const body = { token: await mailedToken(app, ada.email), password: "another good password" }
    expect((await call(app, "PUT", "/api/public/password", { body })).status).toBe(204)
    expect((await newestEvent(app, "PasswordChanged")).data).toEqual({
      _tag: "PasswordChanged",
      userId: ada.user.id,
      byLink: true
    })
  })
})

it("a changed email address notifies in the app, without an email to the new address", async () => {
  const ada = await createPerson(app)
  const newEmail = `moved.${ada.email}`
  await callEndpoint(app, ChangeEmail, {
    token: ada.access_token,
    body: { password: PASSWORD, email: newEmail }
  })
  const body = { token: await mailedToken(app, newEmail) }
  await call(app, "PUT", "/api/me/email-verification", { token: ada.access_token, body })
  await react(app, "EmailChanged")
  expect((await listOf(app, ada)).items).toMatchObject([
    {
      kind: "security",
      title: "Your email address was changed",
      message: `You now sign in with ${newEmail}. If this wasn't you, contact an owner or admin of your organization immediately.`
    }
  ])
  expect(await mailsTo(app, newEmail)).not.toContain("notifications.security")
})

describe("a sign-in", () => {
  it("notifies and emails once per new device", async () => {
    const ada = await createPerson(app)
    expect((await signInWith(ada.email, FIREFOX)).status).toBe(200)
    await react(app, "SignedInFromNewDevice")
    expect((await listOf(app, ada)).items).toMatchObject([
      {
        kind: "security",
        title: "New sign-in to your account",
        message:
          "Someone signed in with Firefox, Windows. If this wasn't you, change your password. That ends all other sessions."
      }
    ])
    expect(await mailsTo(app, ada.email)).toContain("notifications.security")
    await signInWith(ada.email, FIREFOX)
    await signInWith(ada.email, FIREFOX.replaceAll("140.0", "141.0"))
    expect(await newDevices(ada.user.id)).toBe(1)
    await signInWith(ada.email, FIREFOX.replace("Windows NT 10.0; Win64; x64", "X11; Linux x86_64"))
    expect(await newDevices(ada.user.id)).toBe(2)
  })

  it("is not from a new device when the password is wrong", async () => {
    const ada = await createPerson(app)
    const body = { email: ada.email, password: "not the password" }
    const headers = { ...newNetwork(), "user-agent": FIREFOX }
    expect((await call(app, "POST", "/api/public/sign-in", { body, headers })).status).toBe(401)
    expect(await newDevices(ada.user.id)).toBe(0)
  })
})

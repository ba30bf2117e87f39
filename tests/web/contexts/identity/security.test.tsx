import {
  ChangeEmail,
  ChangePassword,
  EndAllSessions,
  EndSession,
  GetMe,
  ListSessions
} from "#identity/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { currentSession } from "../../../../apps/web/api/session.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, sessionView, user } from "../support/fixtures.ts"

const verified = answers(GetMe, () => user())
const here = sessionView()
const elsewhere = sessionView({
  id: id(42),
  current: false,
  address: "192.0.2.7",
  user_agent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1"
})
const sessions = answers(ListSessions, () => ({ items: [here, elsewhere] }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const panel = (name: string) => page.getByRole("region", { name })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the address", () => {
  const next = () => panel("Email address").getByRole("textbox", { name: "New email address" })
  const password = () => panel("Email address").getByLabelText("Current password")

  it("requires the password, and changes once the new address is verified", async () => {
    const received = fakeServer([verified, sessions, answers(ChangeEmail, () => ({}))])
    await open("/account?tab=security")
    await expect.element(panel("Email address").getByText("Verified", { exact: true })).toBeVisible()
    await next().fill("ana@north.example")
    await password().fill("correct horse battery")
    await button("Change address").click()
    await expect.element(page.getByText(/^We sent a link to ana@north\.example\./)).toBeVisible()
    expect(received.find(({ method }) => method === "PUT")?.body).toEqual({
      email: "ana@north.example",
      password: "correct horse battery"
    })
  })

  it("shows a wrong password at its field, and keeps the typed address", async () => {
    fakeServer([
      verified,
      sessions,
      refuses(ChangeEmail, 403, "wrong_password", "The current password is incorrect.")
    ])
    await open("/account?tab=security")
    await next().fill("ana@north.example")
    await password().fill("nope")
    await userEvent.keyboard("{Enter}")
    await expect.element(password()).toHaveAccessibleDescription("The current password is incorrect.")
    await expect.element(password()).toHaveFocus()
    await expect.element(next()).toHaveValue("ana@north.example")
  })

  it("can resend the verification email", async () => {
    fakeServer([answers(GetMe, () => user({ email_verified_at: null })), sessions])
    await open("/account?tab=security")
    await expect.element(panel("Email address").getByText("Not verified")).toBeVisible()
    await expect.element(panel("Email address").getByRole("button", { name: "Resend email" })).toBeVisible()
  })
})

describe("the password", () => {
  const field = (name: string) => panel("Password").getByLabelText(name, { exact: true })

  it("requires the current password to change", async () => {
    const received = fakeServer([verified, sessions, answers(ChangePassword, () => ({}))])
    await open("/account?tab=security")
    await field("Current password").fill("correct horse battery")
    await field("New password").fill("another horse battery")
    await button("Change password").click()
    await expect.element(page.getByText("Password changed. You're signed out everywhere else.")).toBeVisible()
    await expect.element(field("New password")).toHaveValue("")
    expect(received.find(({ method }) => method === "PUT")?.body).toEqual({
      current_password: "correct horse battery",
      new_password: "another horse battery"
    })
  })
})

describe("the sessions", () => {
  const list = () => page.getByRole("list", { name: "Sessions" }).getByRole("listitem")

  it("are named after browser and system, and the current one is marked and cannot be ended", async () => {
    fakeServer([verified, sessions])
    await open("/account?tab=security")
    await expect
      .element(
        list()
          .first()
          .getByText(/Chrome on Linux/)
      )
      .toBeVisible()
    await expect.element(list().first().getByText("This session")).toBeVisible()
    await expect.element(list().first().getByRole("button")).not.toBeInTheDocument()
    await expect
      .element(
        list()
          .nth(1)
          .getByText(/Safari on iOS/)
      )
      .toBeVisible()
  })

  it("can be ended one by one, or all but the current one", async () => {
    const received = fakeServer([verified, sessions, answers(EndSession, () => ({}))])
    await open("/account?tab=security")
    await button("End session: Safari on iOS, 192.0.2.7").click()
    await expect.element(page.getByText("Session ended.")).toBeVisible()
    await button("End all other sessions").click()
    await expect.element(page.getByText("All other sessions ended.")).toBeVisible()
    const ended = received.filter(({ method }) => method === "DELETE").map(({ path }) => path)
    expect(ended).toEqual([`/api/me/sessions/${id(42)}`, `/api/me/sessions/${id(42)}`])
  })

  it("can all be ended after confirmation, including the current one", async () => {
    fakeServer([verified, sessions, answers(EndAllSessions, () => ({}))])
    const { pathname } = await open("/account?tab=security")
    await button("Sign out everywhere").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click()
    await expect.poll(pathname).toBe("/auth")
    expect(currentSession()).toBeUndefined()
  })
})

import {
  ChangeEmail,
  ChangePassword,
  GetMe,
  ListIdentities,
  ListSessions,
  ProveIdentity
} from "#identity/contract"
import { Schema } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { messages } from "../../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as codes } from "../../../../apps/web/contexts/identity/messages/codes.en.ts"
import { messages as issuers } from "../../../../apps/web/contexts/identity/messages/issuers.en.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { id, inDays, sessionView, user } from "../support/fixtures.ts"

const { current } = messages.password
const APP = {
  id: id(61),
  factor_type: "totp",
  status: "verified",
  friendly_name: "Pixel 9",
  issuer: null,
  phone: null
}

const panel = (name: string) => page.getByRole("region", { name, exact: true })
const proof = () => page.getByRole("dialog", { name: messages.proof.title })
const sessions = answers(ListSessions, () => ({ items: [sessionView()] }))
const identities = answers(ListIdentities, () =>
  Schema.decodeUnknownSync(Schema.toCodecJson(ListIdentities.output))({
    items: [
      {
        id: id(62),
        connection: "installation",
        name: "Example ID",
        email: "ana@depot.example",
        linked_at: inDays(-3),
        last_used_at: null
      }
    ],
    available: []
  })
)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("an account without a password", () => {
  it("sets a first one, once the person has proven who they are", async () => {
    let isProven = false
    let hasPassword = false
    const changed = answers(ChangePassword, () => {
      hasPassword = true
      return {}
    })
    const received = fakeServer([
      answers(GetMe, () => user({ has_password: hasPassword, factors: [APP] })),
      sessions,
      identities,
      replies(ChangePassword, (request) =>
        (isProven ? changed : refuses(ChangePassword, 403, "proof_required")).reply(request)
      ),
      answers(ProveIdentity, () => {
        isProven = true
        return { ...anaSession(), access_token: "mp_at_new" }
      })
    ])
    await open("/account?tab=security")
    const form = panel("Set a password")
    await form.getByLabelText("New password", { exact: true }).fill("another horse battery")
    await expect.element(page.getByLabelText(current, { exact: true })).not.toBeInTheDocument()
    await form.getByRole("button", { name: "Set password" }).click()
    await proof().getByLabelText(codes.label.totp).fill("123456")
    await proof().getByRole("button", { name: messages.proof.submit }).click()
    await expect.element(page.getByText("Password set. You're signed out everywhere else.")).toBeVisible()
    await expect.element(panel("Password").getByLabelText(current, { exact: true })).toBeVisible()
    const bodies = received.filter(({ path }) => path === "/api/me/password").map(({ body }) => body)
    expect(bodies).toEqual([
      { new_password: "another horse battery" },
      { new_password: "another horse battery" }
    ])
  })

  it("changes its address after a proof with the service that its person signs in with", async () => {
    const received = fakeServer([
      answers(GetMe, () => user({ has_password: false })),
      sessions,
      identities,
      refuses(ChangeEmail, 403, "proof_required")
    ])
    await open("/account?tab=security")
    const form = panel("Email address")
    await form.getByRole("textbox", { name: "New email address" }).fill("ana@north.example")
    await expect.element(page.getByLabelText(current, { exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard("{Enter}")
    await expect
      .element(proof().getByRole("button", { name: issuers.continueWith("Example ID") }))
      .toBeVisible()
    expect(received.find(({ path }) => path === "/api/me/email")?.body).toEqual({
      email: "ana@north.example"
    })
  })

  it("shows the refusal if another page has set a password in the meantime", async () => {
    const detail = "The current password is incorrect."
    fakeServer([
      answers(GetMe, () => user({ has_password: false })),
      sessions,
      identities,
      refuses(ChangePassword, 403, "wrong_password", detail)
    ])
    await open("/account?tab=security")
    const form = panel("Set a password")
    await form.getByLabelText("New password", { exact: true }).fill("another horse battery")
    await form.getByRole("button", { name: "Set password" }).click()
    await expect.element(form.getByRole("alert").getByText(detail)).toBeVisible()
  })
})

import { GetMe, ProveIdentity } from "#identity/contract"
import type { ApiToken } from "#tokens/contract"
import { CreateMyToken, MyTokens, RevokeMyToken } from "#tokens/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { currentSession } from "../../../../apps/web/api/session.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { id, user } from "../support/fixtures.ts"

const me = answers(GetMe, () => user())
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = (name: string) => page.getByRole("dialog", { name })

const token: ApiToken = {
  id: id(81) as ApiToken["id"],
  name: "Sync",
  scopes: ["vehicles.read"],
  created_at: new Date(),
  expires_at: new Date(Date.now() + 90 * 86_400_000),
  last_used_at: null,
  last_used_from: null
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("a new API token", () => {
  it("is created once the person has proven that it is them, and shown once", async () => {
    let isProven = false
    const created = answers(CreateMyToken, () => ({ ...token, token: "mp_api_secret" }))
    const refused = refuses(CreateMyToken, 403, "proof_required")
    const received = fakeServer([
      me,
      answers(MyTokens, () => ({ items: isProven ? [token] : [] })),
      replies(CreateMyToken, (request) => (isProven ? created : refused).reply(request)),
      answers(ProveIdentity, () => {
        isProven = true
        return { ...anaSession(), access_token: "mp_at_new" }
      })
    ])
    await open("/account?tab=tokens")
    await button("Create token").click()
    await dialog("Create an API token").getByLabelText("Name").fill("Sync")
    await dialog("Create an API token").getByRole("button", { name: "Create token" }).click()
    await dialog("Confirm it's you").getByLabelText("Password", { exact: true }).fill("correct horse battery")
    await dialog("Confirm it's you").getByRole("button", { name: "Confirm" }).click()
    await expect.element(dialog("Copy your token").getByLabelText("Token")).toHaveValue("mp_api_secret")
    const bodies = received.filter(({ method, path }) => method === "POST" && path.endsWith("/tokens"))
    expect(bodies).toHaveLength(2)
    expect(bodies[1]?.body).toEqual(bodies[0]?.body)
    expect(bodies[1]?.body).toMatchObject({ name: "Sync", valid_days: 90 })
    expect(bodies[1]?.headers.get("authorization")).toBe("Bearer mp_at_new")
    expect(currentSession()?.access_token).toBe("mp_at_new")
    await button("Done").click()
    await expect.element(page.getByRole("list", { name: "API tokens" }).getByText("Sync")).toBeVisible()
    expect(document.body.textContent).not.toContain("mp_api_secret")
  })

  it("is limited to the permissions that were chosen", async () => {
    const received = fakeServer([
      me,
      answers(MyTokens, () => ({ items: [] })),
      answers(CreateMyToken, () => ({ ...token, token: "mp_api_secret" }))
    ])
    await open("/account?tab=tokens")
    await button("Create token").click()
    const form = dialog("Create an API token")
    await form.getByLabelText("Name").fill("Sync")
    await form.getByLabelText("Access").selectOptions("Chosen permissions")
    await form.getByRole("button", { name: "Create token" }).click()
    await expect.element(form.getByText("Choose at least one permission.")).toBeVisible()
    await form.getByLabelText("Record readings").click()
    await form.getByRole("button", { name: "Create token" }).click()
    await expect.element(dialog("Copy your token")).toBeVisible()
    expect(received.find(({ method }) => method === "POST")?.body).toMatchObject({
      scopes: ["readings.record"]
    })
  })
})

describe("an API token", () => {
  it("is revoked after a question", async () => {
    let items = [token]
    fakeServer([
      me,
      answers(MyTokens, () => ({ items })),
      answers(RevokeMyToken, () => {
        items = []
        return {}
      })
    ])
    await open("/account?tab=tokens")
    await button("Revoke Sync").click()
    await page
      .getByRole("alertdialog", { name: "Revoke Sync?" })
      .getByRole("button", { name: "Revoke" })
      .click()
    await expect.element(page.getByText("No API tokens yet")).toBeVisible()
  })
})

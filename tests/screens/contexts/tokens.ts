import { messages as en } from "../../../apps/web/contexts/tokens/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/tokens/messages/es.ts"
import type { Page } from "@playwright/test"
import { clicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"

const words = { en, es }

const TOKEN = {
  id: "019aa000-0000-7000-8000-0000000000fb",
  name: "Fuel card sync",
  scopes: ["fuel.record", "vehicles.read"],
  created_at: "2026-03-02T09:30:00.000Z",
  expires_at: "2027-03-02T09:30:00.000Z",
  last_used_at: "2026-11-20T14:30:00.000Z",
  last_used_from: "203.0.113.7",
  owner_id: "019aa000-0000-7000-8000-0000000000fc",
  owner_name: "Maria Vogel"
}
const EXPIRING = {
  ...TOKEN,
  id: "019aa000-0000-7000-8000-0000000000fd",
  name: "Nightly export",
  scopes: ["vehicles.read"],
  expires_at: "2026-11-22T09:30:00.000Z",
  last_used_at: null,
  last_used_from: null
}

const TOKENS = "**/api/organizations/*/tokens"

/** What the server sends for an organization that has tokens; the demo has none, because no one could use them. */
const withTokens = (page: Page) =>
  page.route(TOKENS, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: { items: [TOKEN, EXPIRING] } })
      : route.fulfill({ status: 201, json: { ...TOKEN, token: `mp_api_${"A".repeat(120)}` } })
  )

const INTEGRATIONS = "/organization?tab=integrations"

const create = clicked(({ locale }) => words[locale].create)

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "account-tokens", "/account?tab=tokens"),
  screen("owner", "organization-integrations", INTEGRATIONS, { before: withTokens }),
  screen("owner", "dialog-create-token", INTEGRATIONS, {
    shows: ["contexts/tokens/CreateTokenDialog.tsx"],
    open: async (opening) => {
      await create(opening)
      const { access, accesses } = words[opening.locale]
      await opening.page.getByLabel(access).selectOption(accesses.chosen)
    }
  }),
  screen("owner", "dialog-token-created", INTEGRATIONS, {
    before: withTokens,
    open: async (opening) => {
      const m = words[opening.locale]
      await create(opening)
      await opening.page.getByLabel(m.name).fill("Fuel card sync")
      await opening.page.getByRole("dialog").getByRole("button", { name: m.create }).click()
      await opening.page.getByRole("dialog", { name: m.createdTitle }).waitFor()
    }
  }),
  screen("owner", "dialog-revoke-token", INTEGRATIONS, {
    before: withTokens,
    shows: ["contexts/tokens/TokenList.tsx"],
    open: clicked(({ locale }) => words[locale].revokeOf(TOKEN.name))
  })
]

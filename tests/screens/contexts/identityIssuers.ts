import { messages as en } from "../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as es } from "../../../apps/web/contexts/identity/messages/account.es.ts"
import { messages as issuersEn } from "../../../apps/web/contexts/identity/messages/issuers.en.ts"
import { messages as issuersEs } from "../../../apps/web/contexts/identity/messages/issuers.es.ts"
import type { Page } from "@playwright/test"
import { clicked, thenClicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"
import { PROOF_REQUIRED, sends } from "../sends.ts"

const words = { en, es }
const services = { en: issuersEn, es: issuersEs }

const addFactor = clicked(({ locale }) => words[locale].factors.setUp)

const IDENTITY = {
  id: "019aa000-0000-7000-8000-0000000000fb",
  connection: "installation",
  name: "Google",
  email: "owner@example.com",
  linked_at: "2026-03-02T09:30:00.000Z",
  last_used_at: null
}

/** Someone who signs in with a service, and has no password. */
const withIdentity = async (page: Page) => {
  await sends(page, "GET", "**/api/me/identities", 200, {
    items: [IDENTITY],
    available: [{ connection: "another", name: "Example ID" }]
  })
  await page.route("**/api/me", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), has_password: false } })
  })
}

export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "sign-in-with-service", "/auth", {
    before: (page) =>
      sends(page, "GET", "**/api/public/sign-in/issuers", 200, {
        items: [{ connection: "installation", name: "Google" }]
      }),
    open: async ({ page, locale }) => {
      await page.getByRole("button", { name: services[locale].continueWith("Google") }).waitFor()
    }
  }),
  screen("visitor", "sign-in-with-service-failed", "/auth/issuer/installation/callback?code=a&state=b", {
    opens: "/auth/issuer/:connection/callback",
    open: async ({ page, locale }) => {
      await page.getByRole("heading", { name: services[locale].callback.failed }).waitFor()
    }
  }),
  screen("owner", "account-identities", "/account?tab=security", { before: withIdentity }),
  screen("owner", "dialog-disconnect-identity", "/account?tab=security", {
    before: withIdentity,
    shows: ["contexts/identity/issuers/IdentitiesPanel.tsx"],
    open: clicked(({ locale }) => services[locale].panel.disconnectOf(IDENTITY.name))
  }),
  screen("owner", "dialog-proof-with-service", "/account?tab=security", {
    before: async (page) => {
      await withIdentity(page)
      await sends(page, "POST", "**/api/me/factors", 403, PROOF_REQUIRED)
    },
    shows: ["contexts/identity/issuers/ProofWithIssuer.tsx"],
    open: async (opening) => {
      await thenClicked(addFactor, ({ locale }) => words[locale].factors.next)(opening)
      await opening.page.getByRole("dialog", { name: services[opening.locale].proof.title }).waitFor()
    }
  })
]

import { expect } from "@playwright/test"
import type { Screen } from "../Screen.ts"
import { stopTimers } from "./opening.ts"

const page = (who: Screen["who"], name: string, path: string): Screen => ({ who, name, path })

/** Pages by address, in every state an address can have. Those of the shell come from its routes. */
export const PAGES: ReadonlyArray<Screen> = [
  page("visitor", "landing", "/"),
  page("visitor", "landing-spanish", "/es"),
  page("visitor", "terms", "/terms"),
  page("visitor", "privacy", "/privacy"),
  page("visitor", "support", "/support"),
  page("visitor", "sign-in", "/auth"),
  page("visitor", "sign-up", "/auth?mode=signup"),
  page("visitor", "forgotten-password", "/auth?mode=forgot"),
  page("visitor", "new-password", "/reset-password#token=of-a-picture"),
  page("visitor", "new-password-incomplete", "/reset-password"),
  page("visitor", "verify-email", "/verify-email#token=of-a-picture"),
  page("visitor", "verify-email-incomplete", "/verify-email"),
  page("visitor", "invitation-invalid", "/invitation#token=of-a-picture"),
  page("visitor", "invitation-incomplete", "/invitation"),
  page(
    "visitor",
    "callback-refused",
    "/auth/dimo/callback?error=access_denied&error_description=The%20person%20said%20no."
  ),
  page("visitor", "callback-not-authenticated", "/auth/dimo/callback?code=of-a-picture&state=of-a-picture"),
  {
    ...page("owner", "callback-failed", "/auth/dimo/callback?code=of-a-picture&state=of-a-picture"),
    before: stopTimers,
    open: async ({ page, words }) => {
      await expect(page.getByRole("heading", { name: words.telematics.callback.failure })).toBeVisible()
      await expect(page.locator("[data-sonner-toast]")).toBeVisible()
    }
  },
  page("visitor", "not-found", "/nowhere"),
  page("newcomer", "first-steps", "/dashboard"),
  page("newcomer", "first-steps-organization", "/organization"),
  page("viewer", "viewer-organization", "/organization"),
  page("viewer", "viewer-settings", "/organization?tab=settings"),
  page("viewer", "viewer-devices", "/device-issues"),
  page("manager", "devices-connected", "/device-issues"),
  page("driver", "devices-expired", "/device-issues"),
  page("owner", "messages-page", "/messages"),
  page("owner", "organization-invitations", "/organization?tab=invitations"),
  page("owner", "organization-settings", "/organization?tab=settings"),
  page("owner", "organization-audit-log", "/organization?tab=audit-log"),
  page("owner", "account-security", "/account?tab=security"),
  page("owner", "account-notifications", "/account?tab=notifications"),
  page("owner", "account-activity", "/account?tab=activity")
]

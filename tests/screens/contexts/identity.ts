import { messages as en } from "../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as es } from "../../../apps/web/contexts/identity/messages/account.es.ts"
import { clicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"

const words = { en, es }

/** The plain pages within the shell come from their routes. */
export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "sign-in", "/auth"),
  screen("visitor", "sign-up", "/auth?mode=signup"),
  screen("visitor", "forgotten-password", "/auth?mode=forgot"),
  screen("visitor", "new-password", "/reset-password#token=of-a-picture"),
  screen("visitor", "new-password-incomplete", "/reset-password"),
  screen("visitor", "verify-email", "/verify-email#token=of-a-picture"),
  screen("visitor", "verify-email-incomplete", "/verify-email"),
  screen("owner", "account-security", "/account?tab=security"),
  screen("owner", "dialog-sign-out-everywhere", "/account?tab=security", {
    shows: ["contexts/identity/account/SessionsPanel.tsx", "ui/ConfirmDialog.tsx"],
    open: clicked(({ locale }) => words[locale].sessions.everywhere)
  })
]

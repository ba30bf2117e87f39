import { messages as en } from "../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as es } from "../../../apps/web/contexts/identity/messages/account.es.ts"
import type { Page } from "@playwright/test"
import { clicked } from "../opening.ts"
import { type Screen, screen } from "../Screen.ts"
import { sends } from "../sends.ts"

const words = { en, es }

const ORGANIZATION = "019aa000-0000-7000-8000-0000000000fb"

const dataExport = (id: string, ready_at: string | null) => ({
  id: `019aa000-0000-7000-8000-0000000000${id}`,
  requested_at: "2026-03-04T08:10:00.000Z",
  ready_at,
  expires_at: "2026-03-05T08:11:00.000Z"
})

const withExports = (page: Page) =>
  sends(page, "GET", "**/api/me/exports", 200, {
    items: [dataExport("e2", null), dataExport("e1", "2026-03-04T08:11:00.000Z")]
  })

const previews = (page: Page, preview: unknown) => sends(page, "GET", "**/api/me/deletion", 200, preview)

const openDeletion = clicked(({ locale }) => words[locale].deletion.open)

/** The plain pages within the shell come from their routes. */
export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "sign-in", "/auth"),
  screen("visitor", "sign-up", "/auth?mode=signup"),
  screen("visitor", "forgotten-password", "/auth?mode=forgot"),
  screen("visitor", "new-password", "/reset-password#token=of-a-picture"),
  screen("visitor", "new-password-incomplete", "/reset-password"),
  screen("visitor", "verify-email", "/verify-email#token=of-a-picture"),
  screen("visitor", "verify-email-incomplete", "/verify-email"),
  screen("visitor", "keep-account", "/keep-account#token=of-a-picture"),
  screen("visitor", "keep-account-scheduled", "/keep-account?due=2026-03-11T09:30:00.000Z"),
  screen("owner", "account-exports", "/account?tab=security", { before: withExports }),
  screen("owner", "dialog-delete-account", "/account?tab=security", {
    before: (page) =>
      previews(page, { prevented_by: [], deletes: [{ id: ORGANIZATION, name: "Rivers Rides" }] }),
    shows: ["contexts/identity/account/DeletionDialog.tsx"],
    open: openDeletion
  }),
  screen("owner", "dialog-delete-account-prevented", "/account?tab=security", {
    before: (page) =>
      previews(page, { prevented_by: [{ id: ORGANIZATION, name: "Rivers Rides" }], deletes: [] }),
    open: openDeletion
  }),
  screen("owner", "account-security", "/account?tab=security"),
  screen("owner", "dialog-sign-out-everywhere", "/account?tab=security", {
    shows: ["contexts/identity/account/SessionsPanel.tsx", "ui/ConfirmDialog.tsx"],
    open: clicked(({ locale }) => words[locale].sessions.everywhere)
  })
]

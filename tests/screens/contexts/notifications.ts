import { messages as en } from "../../../apps/web/contexts/notifications/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/notifications/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/notifications/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/notifications/messages/shell.es.ts"
import { openPanel, openTab } from "../opening.ts"
import { type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }
const inShell = { en: shellEn, es: shellEs }

const openNotifications = (opening: Opening) => openPanel(opening, inShell[opening.locale].open.title)

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "account-notifications", "/account?tab=notifications"),
  screen("owner", "dialog-notifications", "/dashboard", {
    shows: ["contexts/notifications/NotificationsTrigger.tsx"],
    open: openNotifications
  }),
  screen("owner", "dialog-notifications-invitations", "/dashboard", {
    open: async (opening) => {
      await openNotifications(opening)
      await openTab(opening, words[opening.locale].tabInvitations)
    }
  })
]

import { expect, type Page } from "@playwright/test"
import { messages as actionsEn } from "../../apps/web/app/messages/actions.en.ts"
import { messages as actionsEs } from "../../apps/web/app/messages/actions.es.ts"
import { messages as en } from "../../apps/web/app/messages/shell.en.ts"
import { messages as es } from "../../apps/web/app/messages/shell.es.ts"
import { messages as telematicsEn } from "../../apps/web/contexts/telematics/messages/shell.en.ts"
import { messages as telematicsEs } from "../../apps/web/contexts/telematics/messages/shell.es.ts"
import { messages as commonEn } from "../../apps/web/i18n/messages/common.en.ts"
import { messages as commonEs } from "../../apps/web/i18n/messages/common.es.ts"
import { dialog, expectMenuOpen } from "./opening.ts"
import { byPalette, openPalette, openSidebar } from "./openingInShell.ts"
import { type Opening, type Screen, screen } from "./Screen.ts"
import { undoLater } from "./undo.ts"

const words = { en, es }
const actions = { en: actionsEn, es: actionsEs }
const common = { en: commonEn, es: commonEs }
const telematics = { en: telematicsEn, es: telematicsEs }

const installCard = ({ page, locale }: Opening) =>
  page.getByRole("region", { name: words[locale].install.title(common[locale].product) })

/** Fires the install prompt, which browsers do not offer on a first visit. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })))

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1"

/** Makes the page's data requests fail. */
const failCustomers = (page: Page) =>
  page.route("**/api/organizations/*/customers**", (route) => route.abort())

/** The app shell: palette, menus, sidebar, installing, errors. */
export const screens: ReadonlyArray<Screen> = [
  screen("visitor", "not-found", "/nowhere"),
  screen("owner", "dialog-palette", "/dashboard", {
    shows: ["app/palette/Palette.tsx"],
    open: async (opening) => {
      await openPalette(opening)
      const { connect } = telematics[opening.locale]
      await expect(dialog(opening).getByRole("option", { name: connect.title })).toBeAttached()
    }
  }),
  screen("owner", "dialog-palette-nothing", "/dashboard", {
    open: async (opening) => {
      await openPalette(opening)
      await opening.page.keyboard.type("zzzz")
      await expect(opening.page.getByText(actions[opening.locale].palette.nothing("zzzz"))).toBeVisible()
    }
  }),
  screen("owner", "dialog-palette-found", "/dashboard", {
    open: async (opening) => {
      await openPalette(opening)
      await opening.page.keyboard.type("Katrin")
      await expect(dialog(opening).getByRole("option", { name: /Katrin Sommer/ })).toBeVisible()
    }
  }),
  screen("owner", "dialog-keyboard", "/dashboard", {
    shows: ["app/palette/KeyboardSheet.tsx"],
    open: byPalette(({ locale }) => actions[locale].titles.keyboard)
  }),
  screen("owner", "menu-account", "/reports", {
    shows: ["app/shell/UserMenuItems.tsx"],
    open: async (opening) => {
      await opening.page.getByRole("button", { name: words[opening.locale].user.menu }).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "menu-sidebar", "/reports", {
    only: "phone",
    shows: ["app/shell/Sidebar.tsx"],
    open: openSidebar
  }),
  screen("owner", "sidebar-collapsed", "/reports", {
    only: "wide",
    open: async ({ page, locale }) => {
      await page.getByRole("button", { name: words[locale].toggleSidebar }).click()
      await expect(page.locator("#sidebar")).toHaveAttribute("data-collapsed", "true")
      await page.mouse.move(700, 700)
    }
  }),
  screen("owner", "install-card", "/reports", {
    open: async (opening) => {
      await offerToInstall(opening.page)
      await expect(installCard(opening)).toBeVisible()
    }
  }),
  screen("owner", "install-steps", "/reports", {
    only: "phone",
    before: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setUserAgentOverride", { userAgent: IPHONE })
      undoLater(page, () => session.detach())
    },
    open: (opening) => expect(installCard(opening)).toBeVisible()
  }),
  screen("owner", "page-not-loaded", "/customers", {
    before: failCustomers,
    open: async ({ page, locale }) => {
      await expect(page.getByRole("alert")).toContainText(common[locale].errorTitle)
    }
  })
]

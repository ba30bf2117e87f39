import { expect, type Page } from "@playwright/test"
import { newAddress } from "../../e2e/support/people.ts"
import type { Opening, Screen } from "../Screen.ts"
import {
  holdWrites,
  button,
  byPalette,
  dialog,
  failWrites,
  openPalette,
  clicked,
  stopTimers
} from "./opening.ts"

type Step = NonNullable<Screen["open"]>

const CALLBACK = "/auth/dimo/callback"

/** As if the user had returned from the provider before, and reloaded the page. */
const returnAgain = async (page: Page) => {
  await stopTimers(page)
  await page.addInitScript(() => {
    const { user } = JSON.parse(localStorage.getItem("motorpool.session") ?? "{}")
    sessionStorage.setItem("motorpool.telematics.arrived", user.id)
  })
}

const fillDemo = async (opening: Opening, email = "ada@riverside.example") => {
  const { demo, landing } = opening.words
  await clicked(() => landing.bookDemo)(opening)
  const fill = (label: string, value: string) =>
    dialog(opening).getByLabel(label, { exact: true }).fill(value)
  await fill(demo.firstName, "Ada")
  await fill(demo.lastName, "Rivers")
  await fill(demo.email, email)
  await fill(demo.company, "Riverside Vans")
  await fill(demo.jobTitle, "Fleet manager")
  await dialog(opening).getByLabel(demo.businessType, { exact: true }).selectOption("fleet")
}

// In Spanish the buttons that open the dialog have the same text.
const sendDemo = (opening: Opening) =>
  dialog(opening).getByRole("button", { name: opening.words.demo.submit, exact: true }).click()

const visitor = (name: string, open: Step): Screen => ({
  who: "visitor",
  name,
  path: "/",
  before: stopTimers,
  open
})

const DEMO: ReadonlyArray<Screen> = [
  visitor("demo-sending", async (opening) => {
    await fillDemo(opening)
    await holdWrites(opening.page)
    await sendDemo(opening)
    await expect(button(opening, opening.words.demo.sending)).toBeVisible()
  }),
  visitor("demo-sent", async (opening) => {
    // Requests per address are limited to a few a day.
    await fillDemo(opening, newAddress("ada"))
    await sendDemo(opening)
    await expect(opening.page.getByText(opening.words.demo.success.title)).toBeVisible()
  }),
  visitor("demo-failed", async (opening) => {
    await fillDemo(opening)
    await failWrites(opening.page)
    await sendDemo(opening)
    await expect(opening.page.getByText(opening.words.demo.failure.text)).toBeVisible()
  })
]

const card = ({ page, words }: Opening) =>
  page.getByRole("region", { name: words.shell.install.title(words.common.product) })

/** Fires the install prompt, which browsers do not offer on a first visit. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })))

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1"

const INSTALLING: ReadonlyArray<Screen> = [
  {
    who: "owner",
    name: "install-card",
    path: "/reports",
    open: async (opening) => {
      await offerToInstall(opening.page)
      await expect(card(opening)).toBeVisible()
    }
  },
  {
    who: "owner",
    name: "install-steps",
    path: "/reports",
    only: "phone",
    before: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send("Emulation.setUserAgentOverride", { userAgent: IPHONE })
    },
    open: (opening) => expect(card(opening)).toBeVisible()
  }
]

const offline: Step = async ({ page, words }) => {
  await page.context().setOffline(true)
  await expect(page.getByText(words.messagingInShell.offline.title, { exact: true })).toBeVisible()
}

const sendOffline: Step = async (opening) => {
  const { messaging, messagingInShell } = opening.words
  await byPalette(() => messagingInShell.compose.title)(opening)
  await dialog(opening)
    .getByLabel(messaging.compose.recipient, { exact: true })
    .selectOption({ label: "Katrin Sommer" })
  await dialog(opening).getByLabel(messaging.compose.subject, { exact: true }).fill("Van 12 brakes")
  await dialog(opening).getByLabel(messaging.compose.message, { exact: true }).fill("Pads are at 3 mm.")
  await offline(opening)
  await button(opening, messaging.compose.send).click()
  await expect(opening.page.getByText(messagingInShell.offline.waiting(1)).first()).toBeVisible()
}

/** Shows no toasts: offline, their code may or may not have loaded. */
const withoutToasts = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("[data-sonner-toast] { display: none !important }")
    document.adoptedStyleSheets = [sheet]
  })

/** Makes the page's data requests fail. */
const failCustomers = (page: Page) =>
  page.route("**/api/organizations/*/customers**", (route) => route.abort())

const CONNECTION: ReadonlyArray<Screen> = [
  { who: "owner", name: "offline", path: "/customers", openedInEachLanguage: true, open: offline },
  {
    who: "owner",
    name: "offline-message-waits",
    path: "/dashboard",
    openedInEachLanguage: true,
    before: withoutToasts,
    open: sendOffline
  },
  {
    who: "owner",
    name: "page-not-loaded",
    path: "/customers",
    before: failCustomers,
    open: async ({ page, words }) => {
      await expect(page.getByRole("alert")).toContainText(words.common.errorTitle)
    }
  },
  {
    who: "owner",
    name: "dialog-customer-gone",
    path: "/customers?customer=019a0000-0000-7000-8000-000000000000",
    open: (opening) => expect(dialog(opening).getByRole("alert")).toBeVisible(),
    hides: (page) => [page.getByRole("alert").locator("p").last()]
  }
]

/** States that neither an address nor a button leads to. */
export const STATES: ReadonlyArray<Screen> = [
  ...DEMO,
  ...INSTALLING,
  ...CONNECTION,
  {
    who: "owner",
    name: "callback-connecting",
    path: `${CALLBACK}?code=of-a-picture&state=of-a-picture`,
    before: holdWrites,
    open: ({ page, words }) => expect(page.getByText(words.telematics.callback.connecting)).toBeVisible()
  },
  {
    who: "manager",
    name: "callback-connected",
    path: CALLBACK,
    before: returnAgain,
    open: async ({ page, words }) => {
      await expect(page.getByRole("heading", { name: words.telematics.callback.success })).toBeVisible()
      await expect(page.locator("[data-sonner-toast]")).toBeVisible()
    }
  },
  {
    who: "owner",
    name: "dialog-palette-found",
    path: "/dashboard",
    open: async (opening) => {
      await openPalette(opening)
      await opening.page.keyboard.type("Katrin")
      await expect(dialog(opening).getByRole("option", { name: /Katrin Sommer/ })).toBeVisible()
    }
  }
]

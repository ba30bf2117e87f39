import { expect, type Page } from "@playwright/test"
import { messages as customerEmailsEn } from "../../../apps/web/contexts/messaging/messages/customerEmails.en.ts"
import { messages as customerEmailsEs } from "../../../apps/web/contexts/messaging/messages/customerEmails.es.ts"
import { messages as en } from "../../../apps/web/contexts/messaging/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/messaging/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/messaging/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/messaging/messages/shell.es.ts"
import { button, buttonStartingWith, dialog, labelPrefix, openPanel, openTab } from "../opening.ts"
import { byPalette } from "../openingInShell.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"
import { runFirst, undoLater } from "../undo.ts"

const words = { en, es }
const inShell = { en: shellEn, es: shellEs }
const customerEmails = { en: customerEmailsEn, es: customerEmailsEs }

const openMessages = (opening: Opening) => openPanel(opening, inShell[opening.locale].open.title)

const openCustomers: Open = async (opening) => {
  await openMessages(opening)
  await openTab(opening, words[opening.locale].tabs.customers)
}

const compose: Open = byPalette(({ locale }) => inShell[locale].compose.title)

const goOffline: Open = async ({ page, locale }) => {
  await page.context().setOffline(true)
  undoLater(page, async () => {
    // With a connection, the app would send what is queued.
    await page.goto("about:blank")
    await page.context().setOffline(false)
  })
  await expect(page.getByText(inShell[locale].offline.title, { exact: true })).toBeVisible()
}

const sendOffline: Open = async (opening) => {
  const { recipient, subject, message, send } = words[opening.locale].compose
  const field = (label: string) => dialog(opening).getByLabel(label, { exact: true })
  await compose(opening)
  await field(recipient).selectOption({ label: "Katrin Sommer" })
  await field(subject).fill("Van 12 brakes")
  await field(message).fill("Pads are at 3 mm.")
  await goOffline(opening)
  await button(opening, send).click()
  await expect(opening.page.getByText(inShell[opening.locale].offline.waiting(1)).first()).toBeVisible()
}

const composeToSeveral: Open = async (opening) => {
  const { recipient, choosePeople } = words[opening.locale].compose
  await compose(opening)
  await dialog(opening).getByLabel(recipient, { exact: true }).selectOption({ label: choosePeople })
  await dialog(opening).getByRole("checkbox").first().check()
}

/** Shows no toasts: offline, their code may or may not have loaded. */
const withoutToasts = (page: Page) =>
  runFirst(page, () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("[data-sonner-toast] { display: none !important }")
    document.adoptedStyleSheets = [sheet]
  })

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "messages-page", "/messages"),
  screen("owner", "dialog-compose-several", "/dashboard", { open: composeToSeveral }),
  screen("owner", "dialog-messages", "/dashboard", {
    shows: ["contexts/messaging/MessagesTrigger.tsx"],
    open: openMessages
  }),
  screen("owner", "dialog-messages-unread", "/dashboard", {
    open: async (opening) => {
      const { filter, list } = words[opening.locale]
      await openMessages(opening)
      await dialog(opening).getByRole("radio", { name: filter.unread }).click()
      await expect(dialog(opening).getByRole("list", { name: list }).getByRole("heading")).toHaveCount(2)
    }
  }),
  screen("owner", "dialog-messages-customers", "/dashboard", { open: openCustomers }),
  screen("renter", "dialog-messages-customer-emails", "/dashboard", {
    open: async (opening) => {
      await openCustomers(opening)
      const { list } = customerEmails[opening.locale]
      await expect(opening.page.getByRole("list", { name: list })).toBeVisible()
    }
  }),
  screen("owner", "dialog-compose", "/dashboard", {
    shows: ["contexts/messaging/compose/ComposeDialog.tsx"],
    open: compose
  }),
  screen("owner", "dialog-compose-incomplete", "/dashboard", {
    open: async (opening) => {
      await compose(opening)
      await button(opening, words[opening.locale].compose.send).click()
      await expect(opening.page.getByText(words[opening.locale].required)).toBeVisible()
    }
  }),
  screen("owner", "dialog-reply", "/dashboard", {
    shows: ["contexts/messaging/reply/ReplyDialog.tsx"],
    open: async (opening) => {
      const { replyTo, replying } = words[opening.locale]
      await openMessages(opening)
      await buttonStartingWith(opening.page, labelPrefix(replyTo)).click()
      await expect(opening.page.getByRole("dialog", { name: replying.title })).toBeVisible()
    }
  }),
  screen("owner", "dialog-reply-with-file-closing", "/dashboard", {
    shows: ["contexts/messaging/attachments/useClosing.tsx"],
    open: async (opening) => {
      const { replyTo, replying, attachments } = words[opening.locale]
      await openMessages(opening)
      await buttonStartingWith(opening.page, labelPrefix(replyTo)).click()
      const reply = opening.page.getByRole("dialog", { name: replying.title })
      const file = { name: "rota.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }
      await reply.getByLabel(attachments.choose).setInputFiles(file)
      await expect(reply.getByText("rota.pdf")).toBeVisible()
      await opening.page.keyboard.press("Escape")
      await expect(opening.page.getByRole("alertdialog")).toBeVisible()
    }
  }),
  screen("owner", "offline", "/customers", { openedInEachLanguage: true, open: goOffline }),
  screen("owner", "offline-message-waits", "/dashboard", {
    openedInEachLanguage: true,
    before: withoutToasts,
    open: sendOffline
  })
]

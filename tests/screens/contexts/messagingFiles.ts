import type { FileView } from "#files/contract"
import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { messages as en } from "../../../apps/web/contexts/messaging/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/messaging/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/messaging/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/messaging/messages/shell.es.ts"
import { buttonStartingWith, dialog, holdWrites, openPanel } from "../opening.ts"
import { byPalette } from "../openingInShell.ts"
import { type Open, type Screen, screen } from "../Screen.ts"

const words = { en: en.attachments, es: es.attachments }
const inShell = { en: shellEn, es: shellEs }

const PHOTO = "Left front door.jpg"
const FILES: ReadonlyArray<Omit<FileView, "id"> & { readonly id: string }> = [
  { id: "019aa000-0000-7000-8000-000000000001", kind: "photo", name: PHOTO, size: 412_000 },
  { id: "019aa000-0000-7000-8000-000000000002", kind: "file", name: "Damage report.pdf", size: 1_240_000 }
]

/** A light square on a darker ground. */
const photo = () =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: "#8c9aa6" } })
    .composite([
      {
        input: { create: { width: 180, height: 120, channels: 3, background: "#d9dee2" } },
        left: 150,
        top: 120
      }
    ])
    .webp()
    .toBuffer()

/** Adds files to the conversations that are read. Sent in earnest, they would show in other pictures, too. */
const withFiles = async (page: Page) => {
  const body = await photo()
  // Opening a conversation marks it as read.
  await holdWrites(page)
  await page.route(/\/threads\/[0-9a-f-]+$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), attachments: FILES } })
  })
  await page.route(/\/files\/[^/]+(\/thumbnail)?$/, (route) =>
    route.fulfill({ body, contentType: "image/webp" })
  )
}

const openThread: Open = async (opening) => {
  await openPanel(opening, inShell[opening.locale].open.title)
  await dialog(opening).getByRole("listitem").first().getByRole("button").first().click()
  await expect(dialog(opening).getByText(FILES[1]?.name ?? "")).toBeVisible()
  await expect(dialog(opening).locator("img[src^='blob:']")).toBeVisible()
}

const openPhoto: Open = async (opening) => {
  await openThread(opening)
  await buttonStartingWith(opening.page, words[opening.locale].open(PHOTO)).click()
  await expect(opening.page.getByRole("img", { name: PHOTO })).toBeVisible()
}

const composeWithFiles: Open = async (opening) => {
  await byPalette(({ locale }) => inShell[locale].compose.title)(opening)
  const pdf = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }
  await dialog(opening)
    .getByLabel(words[opening.locale].choose)
    .setInputFiles([
      { name: PHOTO, mimeType: "image/webp", buffer: await photo() },
      { ...pdf, name: "Damage report with a rather long name, from the workshop.pdf" },
      { name: "page.html", mimeType: "text/html", buffer: Buffer.from("<p>") }
    ])
  await expect(dialog(opening).getByText(words[opening.locale].unfit.kind("page.html"))).toBeVisible()
}

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "dialog-compose-files", "/dashboard", {
    openedInEachLanguage: true,
    open: composeWithFiles
  }),
  screen("owner", "dialog-messages-files", "/dashboard", { before: withFiles, open: openThread }),
  screen("owner", "dialog-photo", "/dashboard", {
    shows: ["contexts/messaging/attachments/SentPhoto.tsx"],
    before: withFiles,
    open: openPhoto
  })
]

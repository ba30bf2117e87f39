import { expect } from "@playwright/test"
import { messages as en } from "../../../apps/web/contexts/customers/messages/en.ts"
import { messages as es } from "../../../apps/web/contexts/customers/messages/es.ts"
import { messages as shellEn } from "../../../apps/web/contexts/customers/messages/shell.en.ts"
import { messages as shellEs } from "../../../apps/web/contexts/customers/messages/shell.es.ts"
import { button, clicked, dialog, failWrites, holdWrites, stopTimers } from "../opening.ts"
import { type Open, type Opening, type Screen, screen } from "../Screen.ts"

const words = { en, es }
const inShell = { en: shellEn, es: shellEs }

/** An existing customer, valid rows, and two with errors. */
const FILE = `Name;Email;Phone;Notes
Aurora Bakery;orders@aurora.example;+49 30 23125 900;
Nordlicht Books;;+49 30 23125 901;Deliver at the back
Weber & Sons Roofing;;+49 30 23125 902;
;nobody@example.com;;Name is missing
Casa Verde;casa.verde@;+34 91 555 01 02;Call before noon
Kantine am Hafen;;;`

const choose = async (opening: Opening, content: string) => {
  await clicked(({ locale }) => inShell[locale].import.label)(opening)
  const file = { name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(content) }
  await dialog(opening).locator("input[type=file]").setInputFiles(file)
}

const chooseFile: Open = async (opening) => {
  await choose(opening, FILE)
  await expect(button(opening, words[opening.locale].importing.next)).toBeVisible()
}

const check: Open = async (opening) => {
  await chooseFile(opening)
  await button(opening, words[opening.locale].importing.next).click()
  await expect(button(opening, words[opening.locale].importing.start)).toBeVisible()
}

const start: Open = async (opening) => {
  await check(opening)
  await button(opening, words[opening.locale].importing.start).click()
}

const finish: Open = async (opening) => {
  await start(opening)
  await expect(heading(opening, "done")).toBeVisible()
}

const heading = ({ page, locale }: Opening, which: "done" | "undone") =>
  page.getByRole("heading", { name: words[locale].importing.report[which] })

// Imports add to the list from run to run, so it is not shown behind the dialog.
const founder = (name: string, open: Open, rest: Pick<Screen, "before" | "staysOpen"> = {}) =>
  screen("founder", name, "/customers?q=zzzz", { open, ...rest })

/** The steps after choosing a file. */
export const screens: ReadonlyArray<Screen> = [
  founder("import-columns", chooseFile),
  founder("import-columns-incomplete", async (opening) => {
    const { fields, importing } = words[opening.locale]
    await chooseFile(opening)
    await opening.page.getByLabel(fields.name, { exact: true }).selectOption("")
    await button(opening, importing.next).click()
    await expect(opening.page.getByText(importing.mapping.nameNeeded)).toBeVisible()
  }),
  founder("import-unreadable", async (opening) => {
    await choose(opening, "")
    await expect(opening.page.getByRole("alert")).toBeVisible()
  }),
  founder("import-preview", check),
  founder(
    "import-running",
    async (opening) => {
      await check(opening)
      await holdWrites(opening.page)
      const { importing } = words[opening.locale]
      await button(opening, importing.start).click()
      await expect(button(opening, importing.stop)).toBeVisible()
    },
    { staysOpen: true }
  ),
  founder(
    "import-waiting",
    async (opening) => {
      await check(opening)
      await failWrites(opening.page)
      const { importing } = words[opening.locale]
      await button(opening, importing.start).click()
      await expect(button(opening, importing.tryNow)).toBeVisible()
    },
    { before: stopTimers, staysOpen: true }
  ),
  founder("import-done", finish),
  founder("import-undone", async (opening) => {
    await finish(opening)
    await button(opening, words[opening.locale].importing.report.undo).click()
    await expect(heading(opening, "undone")).toBeVisible()
  })
]

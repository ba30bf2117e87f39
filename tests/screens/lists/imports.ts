import { expect } from "@playwright/test"
import type { Opening, Screen } from "../Screen.ts"
import { holdWrites, button, dialog, failWrites, clicked, stopTimers } from "./opening.ts"

/** An existing customer, valid rows, and two with errors. */
const FILE = `Name;Email;Phone;Notes
Aurora Bakery;orders@aurora.example;+49 30 23125 900;
Nordlicht Books;;+49 30 23125 901;Deliver at the back
Weber & Sons Roofing;;+49 30 23125 902;
;nobody@example.com;;Name is missing
Casa Verde;casa.verde@;+34 91 555 01 02;Call before noon
Kantine am Hafen;;;`

type Step = NonNullable<Screen["open"]>

const chooseFile: Step = async (opening) => {
  await clicked(({ words }) => words.customersInShell.import.label)(opening)
  const file = { name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) }
  await dialog(opening).locator("input[type=file]").setInputFiles(file)
  await expect(button(opening, opening.words.customers.importing.next)).toBeVisible()
}

const check: Step = async (opening) => {
  await chooseFile(opening)
  await button(opening, opening.words.customers.importing.next).click()
  await expect(button(opening, opening.words.customers.importing.start)).toBeVisible()
}

const start: Step = async (opening) => {
  await check(opening)
  await button(opening, opening.words.customers.importing.start).click()
}

const finish: Step = async (opening) => {
  await start(opening)
  await expect(heading(opening, "done")).toBeVisible()
}

const heading = ({ page, words }: Opening, which: "done" | "undone") =>
  page.getByRole("heading", { name: words.customers.importing.report[which] })

const founder = (name: string, open: Step, rest: Pick<Screen, "before"> = {}): Screen => ({
  who: "founder",
  name,
  // Imports add to the list from run to run, so it is not shown behind the dialog.
  path: "/customers?q=zzzz",
  open,
  ...rest
})

/** The steps after choosing a file. */
export const IMPORTS: ReadonlyArray<Screen> = [
  founder("import-columns", chooseFile),
  founder("import-columns-incomplete", async (opening) => {
    const { customers } = opening.words
    await chooseFile(opening)
    await opening.page.getByLabel(customers.fields.name, { exact: true }).selectOption("")
    await button(opening, customers.importing.next).click()
    await expect(opening.page.getByText(customers.importing.mapping.nameNeeded)).toBeVisible()
  }),
  founder("import-unreadable", async (opening) => {
    await clicked(({ words }) => words.customersInShell.import.label)(opening)
    const file = { name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from("") }
    await dialog(opening).locator("input[type=file]").setInputFiles(file)
    await expect(opening.page.getByRole("alert")).toBeVisible()
  }),
  founder("import-preview", check),
  founder("import-running", async (opening) => {
    await check(opening)
    await holdWrites(opening.page)
    const { importing } = opening.words.customers
    await button(opening, importing.start).click()
    await expect(button(opening, importing.stop)).toBeVisible()
  }),
  founder(
    "import-waiting",
    async (opening) => {
      await check(opening)
      await failWrites(opening.page)
      const { importing } = opening.words.customers
      await button(opening, importing.start).click()
      await expect(button(opening, importing.tryNow)).toBeVisible()
    },
    { before: stopTimers }
  ),
  founder("import-done", finish),
  founder("import-undone", async (opening) => {
    await finish(opening)
    await button(opening, opening.words.customers.importing.report.undo).click()
    await expect(heading(opening, "undone")).toBeVisible()
  })
]

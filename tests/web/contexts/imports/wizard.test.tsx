import { UploadImportPart } from "#imports/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { replies } from "../../support/fakeServer.ts"
import { freshBrowser, PHONE, signIn } from "../../support/open.tsx"
import { savedFiles } from "../support/savedFiles.ts"
import { button, choose, field, FILE, importsServer, openImports, uploaded } from "./importing.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const heading = (name: string) => page.getByRole("heading", { name })

describe("an import", () => {
  it("uploads a file, maps its columns, shows errors in their cells, imports, reports and is undone", async () => {
    const { received } = importsServer()
    await openImports()
    await choose(FILE)
    await expect.element(page.getByText("clientes.csv has 3 rows.", { exact: false })).toBeVisible()
    expect(uploaded(received)).toEqual([FILE])
    await expect.element(field("Name")).toHaveDisplayValue("Nombre")
    await expect.element(field("Notes")).toHaveDisplayValue("Not in the file")
    await field("Notes").selectOptions("Color")
    await expect.element(page.getByText("For example: red, blue")).toBeVisible()
    await field("Records that already exist").selectOptions("Update them")
    await button("Check rows").click()
    await expect.element(page.getByText("3 rows were checked.")).toBeVisible()
    expect(received.find(({ path }) => path.endsWith("/columns"))?.body).toEqual({
      has_header: true,
      columns: ["name", "email", "notes"],
      existing: "update",
      key: "email"
    })
    const rows = page.getByRole("row")
    await expect.element(rows.nth(2).getByRole("cell").nth(0).getByText("Name is required.")).toBeVisible()
    await expect.element(rows.nth(3).getByText("Already exists, left unchanged")).toBeVisible()
    await page.getByRole("radio", { name: "Only errors" }).click()
    await expect.poll(() => rows.elements()).toHaveLength(2)
    await button("Import").click()
    await expect.element(heading("Import finished")).toBeVisible()
    for (const count of ["1 added", "1 skipped", "1 row with errors"])
      await expect.element(page.getByText(count, { exact: true })).toBeVisible()
    await expect.element(page.getByText("Name is required.", { exact: false })).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Done" })).toHaveAttribute("href", "/customers")
    await button("Undo import").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
    await expect.element(heading("Import undone")).toBeVisible()
    await expect.element(page.getByText("1 removed")).toBeVisible()
  })

  it("downloads the rows with errors", async () => {
    const saved = savedFiles()
    importsServer({ state: "finished", failed: 1 })
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`)
    await button("Download rows with errors").click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(["rows-with-errors.csv"])
  })

  it("is found in the history, and goes on while the page is left", async () => {
    importsServer({ state: "running", done: 1, created: 1 })
    await openImports()
    await page.getByRole("link", { name: "clientes.csv" }).click()
    await expect.element(page.getByText("33%, 1 of 3 rows")).toBeVisible()
    await button("Stop import").click()
    await expect.element(heading("Import stopped")).toBeVisible()
    await button("Continue import").click()
    await expect.element(heading("Import finished")).toBeVisible()
  })

  it("says why a file can't be imported, in the page's language", async () => {
    importsServer({ state: "unreadable", fault: { code: "no_rows", message: "This file has no rows." } })
    await chooseLocale("es")
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`)
    await expect
      .element(page.getByRole("alert").getByText("no tiene filas debajo de la cabecera", { exact: false }))
      .toBeVisible()
    await button("Elegir otro archivo").click()
    await expect.element(button("Elegir archivo")).toBeVisible()
  })

  it("shows errors in Spanish, with the field's name in the report", async () => {
    importsServer({ state: "finished", failed: 1 })
    await chooseLocale("es")
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`)
    await expect.element(page.getByText("Nombre: Este campo es obligatorio.", { exact: false })).toBeVisible()
  })
})

describe("choosing a file", () => {
  it("accepts rows pasted from a spreadsheet", async () => {
    const { received } = importsServer()
    await openImports()
    await expect.element(button("Choose file")).toBeVisible()
    const data = new DataTransfer()
    data.setData("text/plain", "Name\tPhone\nAna Ruiz\t+34 1")
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }))
    await expect.element(button("Check rows")).toBeVisible()
    expect(uploaded(received)).toEqual(["Name\tPhone\nAna Ruiz\t+34 1"])
  })

  it("accepts a dropped file", async () => {
    const { received } = importsServer()
    await openImports()
    await expect.element(button("Choose file")).toBeVisible()
    const data = new DataTransfer()
    data.items.add(new File([FILE], "dropped.csv"))
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }))
    await expect.element(button("Check rows")).toBeVisible()
    expect(received.find(({ method }) => method === "PUT")?.body).toMatchObject({ file_name: "dropped.csv" })
  })

  it("refuses an empty file", async () => {
    importsServer()
    await openImports()
    await choose("")
    await expect
      .element(page.getByRole("alert").getByText("This file is empty.", { exact: false }))
      .toBeVisible()
  })

  it("continues an upload after a lost connection with the same part", async () => {
    onTestFinished(() => void vi.useRealTimers())
    let lost = 1
    const { received, set } = importsServer(
      {},
      replies(UploadImportPart, () => {
        if (lost-- > 0) {
          vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
          throw new TypeError("Failed to fetch")
        }
        set({ state: "mapping" })
        return new Response(null, { status: 204 })
      })
    )
    await openImports()
    await choose(FILE)
    await expect.poll(() => uploaded(received)).toHaveLength(1)
    window.dispatchEvent(new Event("online"))
    vi.useRealTimers()
    await expect.element(button("Check rows")).toBeVisible()
    expect(uploaded(received)).toEqual([FILE, FILE])
  })
})

describe("the columns", () => {
  it("require one for each required field", async () => {
    const plan = { has_header: true, columns: [null, "email", null], existing: "skip", key: "email" }
    const { received } = importsServer({ state: "mapping", plan })
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`)
    await button("Check rows").click()
    await expect.element(field("Name")).toHaveAccessibleDescription("Choose a column.")
    expect(received.filter(({ path }) => path.endsWith("/columns"))).toEqual([])
    await field("Name").selectOptions("Nombre")
    await button("Check rows").click()
    await button("Back").click()
    await expect.element(field("Name")).toHaveDisplayValue("Nombre")
  })

  it("are numbered in a file without a header, whose first row is an example", async () => {
    importsServer({ state: "mapping" })
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`)
    await page.getByRole("checkbox").click()
    await expect.element(field("Name")).toHaveDisplayValue("Column 1")
    await expect.element(page.getByText("For example: Nombre, Núria Weber, Ben")).toBeVisible()
  })

  it("fit a phone, where only the rows scroll sideways", async () => {
    importsServer({ state: "checked", done: 3, created: 1, skipped: 1, failed: 1 })
    await openImports(`?target=customers&import=01934567-89ab-7cde-8f01-000000000900`, PHONE)
    await expect.element(page.getByRole("table")).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { savedFiles } from "../support/savedFiles.ts"
import { begin, button, callsOf, choose, dialog, FILE, home, judge, list, toPreview } from "./importing.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("choosing a file", () => {
  it("accepts rows pasted from a spreadsheet", async () => {
    await begin(judge)
    const data = new DataTransfer()
    data.setData("text/plain", "Name\tPhone\nAna Ruiz\t+34 1")
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }))
    await expect.element(page.getByText("Match the columns of Pasted rows to customer fields.")).toBeVisible()
    await expect.element(dialog().getByLabelText("Phone", { exact: true })).toHaveDisplayValue("Phone")
  })

  it("accepts a dropped file", async () => {
    await begin(judge)
    const data = new DataTransfer()
    data.items.add(new File([FILE], "dropped.csv"))
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }))
    await expect.element(page.getByText("Match the columns of dropped.csv to customer fields.")).toBeVisible()
  })

  it.each([
    ["PK\u0003\u0004", "This is a spreadsheet, not a CSV file."],
    ["Name,Email\n", "There are no rows to import."],
    ['Name\n"Ana', "A quotation mark opens in line 2 and is never closed."]
  ])("refuses a file that is not a table: %j", async (text, sentence) => {
    await begin()
    await choose(text)
    await expect.element(dialog().getByRole("alert").getByText(sentence, { exact: false })).toBeVisible()
  })

  it("offers a template that can be imported", async () => {
    const saved = savedFiles()
    await begin()
    await button("Download a template").click()
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.file.text()).toBe("Name,Email,Phone,Notes\r\n")
  })
})

describe("the columns", () => {
  it("require one with the names", async () => {
    const received = await begin(judge)
    await choose("Halter,Farbe\nAna,red\n")
    await button("Check rows").click()
    const name = dialog().getByLabelText("Name", { exact: true })
    await expect.element(name).toHaveAccessibleDescription("Choose the column with the names.")
    expect(callsOf(received)).toEqual([])
    await name.selectOptions("Halter")
    await button("Check rows").click()
    await button("Back").click()
    await expect.element(dialog().getByLabelText("Name", { exact: true })).toHaveDisplayValue("Halter")
  })

  it("are numbered in a file without a header, whose first row is imported too", async () => {
    const received = await begin(judge)
    await choose("Ana Ruiz,ana@depot.example\nCleo Sand,cleo@depot.example\n")
    await expect.element(dialog().getByRole("checkbox")).not.toBeChecked()
    await dialog().getByLabelText("Name", { exact: true }).selectOptions("Column 1")
    await button("Check rows").click()
    await expect.element(page.getByText("2 rows were checked.")).toBeVisible()
    expect(callsOf(received)[0]?.rows).toEqual([
      { line: 1, name: "Ana Ruiz", email: "ana@depot.example" },
      { line: 2, name: "Cleo Sand", email: "cleo@depot.example" }
    ])
  })

  it("fit a phone, where only the preview scrolls sideways", async () => {
    fakeServer([home, list, judge])
    await open("/customers", PHONE)
    await button("Import").click()
    await toPreview()
    await expect.element(dialog().getByRole("table")).toBeVisible()
    expect(dialog().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    const address = document.createRange()
    address.selectNodeContents(dialog().getByText("nuria@weber.example").element())
    expect([...address.getClientRects()]).toHaveLength(1)
  })
})

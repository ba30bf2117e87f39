import { ImportCustomers, type ImportedRow, ListCustomers, UndoImport } from "#customers/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { customer, organization } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"

const home = answers(MyOrganizations, () => ({ items: [organization()] }))
const list = answers(ListCustomers, () => ({ items: [customer()], next: null }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")

interface Call {
  readonly preview: boolean
  readonly rows: ReadonlyArray<ImportedRow>
}

const isCall = (body: unknown): body is Call => typeof body === "object" && body !== null && "rows" in body
const callsOf = (received: ReadonlyArray<Received>) =>
  received.flatMap(({ body, path }) => (isCall(body) ? [{ ...body, path }] : []))

/** The server judges: nameless rows are faulty, and somebody has Ben's address already. */
const judge = answers(ImportCustomers, ({ body }) => {
  const rows = isCall(body) ? body.rows : []
  const faults = rows.filter(({ name }) => name === "")
  const skipped = rows.filter(({ email }) => email === "ben@depot.example")
  return {
    created: rows.length - faults.length - skipped.length,
    skipped: skipped.map(({ line, email = "" }) => ({ line, email })),
    faults: faults.map(({ line }) => ({ line, field: "name", message: "Name is required." }))
  }
})

const FILE =
  "Nombre;Correo;Color\nNúria Weber;nuria@weber.example;red\n;lost@example.com;blue\nBen;ben@depot.example;\n"

const choose = (text: string, name = "clientes.csv") =>
  userEvent.upload(page.getByLabelText("Choose file").first(), new File([text], name, { type: "text/csv" }))

const begin = async (...answering: ReadonlyArray<Answer>) => {
  const received = fakeServer([home, list, ...answering])
  await open("/customers")
  await button("Import").click()
  await expect.element(dialog().getByText("Drop a CSV file here", { exact: false })).toBeVisible()
  return received
}

const toPreview = async (text = FILE) => {
  await choose(text)
  await button("Check rows").click()
  await expect.element(button("Check rows")).not.toBeInTheDocument()
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("an import", () => {
  it("guesses the columns, shows faults at their cells, imports and reports", async () => {
    const received = await begin(judge)
    await choose(FILE)
    await expect.element(page.getByText("Which column of clientes.csv holds what?")).toBeVisible()
    const select = (name: string) => dialog().getByLabelText(name, { exact: true })
    await expect.element(select("Name")).toHaveDisplayValue("Nombre")
    await expect.element(select("Email")).toHaveDisplayValue("Correo")
    await expect.element(select("Phone")).toHaveDisplayValue("Not in the file")
    await select("Notes").selectOptions("Color")
    await expect.element(page.getByText("For example: red")).toBeVisible()
    await button("Check rows").click()
    await expect.element(page.getByText("3 rows were checked.")).toBeVisible()
    for (const count of ["1 row is fine", "1 exists already", "1 row has faults"])
      await expect.element(page.getByText(count, { exact: true })).toBeVisible()
    await expect
      .element(dialog().getByRole("row").nth(2).getByRole("cell").nth(0).getByText("Name is required."))
      .toBeVisible()
    await expect
      .element(dialog().getByRole("row").nth(3).getByText("Exists already, will be left as it is"))
      .toBeVisible()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByRole("heading", { name: "Import finished" })).toBeVisible()
    for (const line of ["1 customer added", "1 row skipped: exists already", "1 row with faults"])
      await expect.element(page.getByText(line, { exact: true })).toBeVisible()
    const [preview, real] = callsOf(received)
    expect(preview).toMatchObject({ preview: true })
    expect(real).toMatchObject({
      preview: false,
      rows: [
        { line: 2, name: "Núria Weber", email: "nuria@weber.example", notes: "red" },
        { line: 3, name: "", email: "lost@example.com", notes: "blue" },
        { line: 4, name: "Ben", email: "ben@depot.example", notes: "" }
      ]
    })
    expect(real?.path).toBe(preview?.path)
  })

  it("hands out the faulty rows as a file that can be mended and imported", async () => {
    const saved = savedFiles()
    await begin(judge)
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await button("Download faulty rows").click()
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.file.text()).toBe(
      "Nombre,Correo,Color,Line,Fault\r\n,lost@example.com,blue,3,Name is required.\r\n"
    )
  })

  it("is undone from its report", async () => {
    const received = await begin(
      judge,
      answers(UndoImport, () => ({ archived: 1 }))
    )
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await button("Undo import").click()
    await expect.element(page.getByRole("heading", { name: "Import undone" })).toBeVisible()
    await expect.element(page.getByText("1 imported customer was archived.")).toBeVisible()
    await expect.element(button("Undo import")).not.toBeInTheDocument()
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(callsOf(received)[1]?.path)
    await button("Done").click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it("goes on after a lost connection with the same rows under the same id", async () => {
    let lost = 1
    const received = await begin(
      replies(ImportCustomers, (request) => {
        const call = isCall(request.body) && !request.body.preview && request.body.rows[0]?.line !== 2
        if (call && lost-- > 0) throw new TypeError("Failed to fetch")
        return judge.reply(request)
      })
    )
    const rows = Array.from({ length: 1200 }, (_, at) => `Customer ${at}`)
    await toPreview(["name", ...rows].join("\n"))
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByText("The import goes on by itself as soon as it can.")).toBeVisible()
    await button("Try now").click()
    await expect.element(page.getByText("1,200 customers added")).toBeVisible()
    const calls = callsOf(received).filter(({ preview }) => !preview)
    const firstLines = calls.map(({ rows: [first] }) => first?.line)
    expect(new Set(firstLines).size).toBe(firstLines.length - 1)
    expect(new Set(calls.map(({ path }) => path)).size).toBe(1)
  })

  it("is stopped after the call that is on its way, and can be undone then", async () => {
    const first = Promise.withResolvers<void>()
    const received = await begin(
      replies(ImportCustomers, async (request) => {
        if (isCall(request.body) && !request.body.preview) await first.promise
        return judge.reply(request)
      })
    )
    const rows = Array.from({ length: 1200 }, (_, at) => `Customer ${at}`)
    await toPreview(["name", ...rows].join("\n"))
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(dialog().getByRole("button", { name: "Close" })).not.toBeInTheDocument()
    await button("Stop import").click()
    await expect.element(button("Stopping...")).toBeVisible()
    first.resolve()
    await expect.element(page.getByRole("heading", { name: "Import stopped" })).toBeVisible()
    await expect.element(button("Undo import")).toBeVisible()
    expect(callsOf(received).filter(({ preview }) => !preview)).toHaveLength(1)
  })

  it("says why it broke off", async () => {
    const broken = "This import was undone. Please start a new one."
    await begin(
      replies(ImportCustomers, (request) =>
        isCall(request.body) && request.body.preview
          ? judge.reply(request)
          : refuses(ImportCustomers, 409, "import_undone", broken).reply(request)
      )
    )
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByRole("heading", { name: "Import broke off" })).toBeVisible()
    await expect.element(dialog().getByText(broken)).toBeVisible()
  })
})

describe("choosing a file", () => {
  it("takes rows pasted from a spreadsheet", async () => {
    await begin(judge)
    const data = new DataTransfer()
    data.setData("text/plain", "Name\tPhone\nAna Ruiz\t+34 1")
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }))
    await expect.element(page.getByText("Which column of Pasted rows holds what?")).toBeVisible()
    await expect.element(dialog().getByLabelText("Phone", { exact: true })).toHaveDisplayValue("Phone")
  })

  it("takes a dropped file", async () => {
    await begin(judge)
    const data = new DataTransfer()
    data.items.add(new File([FILE], "dropped.csv"))
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }))
    await expect.element(page.getByText("Which column of dropped.csv holds what?")).toBeVisible()
  })

  it.each([
    ["PK\u0003\u0004", "This is a spreadsheet, not a CSV file."],
    ["Name,Email\n", "There are no rows in it."],
    ['Name\n"Ana', "A quotation mark opens in line 2 and never closes."]
  ])("refuses what is no table: %j", async (text, sentence) => {
    await begin()
    await choose(text)
    await expect.element(dialog().getByRole("alert").getByText(sentence, { exact: false })).toBeVisible()
  })

  it("offers a template that it reads itself", async () => {
    const saved = savedFiles()
    await begin()
    await button("Download a template").click()
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.file.text()).toBe("Name,Email,Phone,Notes\r\n")
  })
})

describe("the columns", () => {
  it("need one with the names", async () => {
    const received = await begin(judge)
    await choose("Halter,Farbe\nAna,red\n")
    await button("Check rows").click()
    const name = dialog().getByLabelText("Name", { exact: true })
    await expect.element(name).toHaveAccessibleDescription("Please choose the column with the names.")
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
      { line: 1, name: "Ana Ruiz" },
      { line: 2, name: "Cleo Sand" }
    ])
  })

  it("fit a phone, with the preview scrolling in its own frame", async () => {
    fakeServer([home, list, judge])
    await open("/customers", PHONE)
    await button("Import").click()
    await toPreview()
    await expect.element(dialog().getByRole("table")).toBeVisible()
    expect(dialog().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  })
})

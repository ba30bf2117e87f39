import { ImportCustomers, UndoImport } from "#customers/contract"
import { ListMembers } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { member } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"
import { begin, button, callsOf, choose, dialog, FILE, isCall, judge, toPreview } from "./importing.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("an import", () => {
  it("guesses the columns, shows errors in their cells, imports and reports", async () => {
    const received = await begin(judge)
    await choose(FILE)
    await expect
      .element(page.getByText("Match the columns of clientes.csv to customer fields."))
      .toBeVisible()
    const select = (name: string) => dialog().getByLabelText(name, { exact: true })
    await expect.element(select("Name")).toHaveDisplayValue("Nombre")
    await expect.element(select("Email")).toHaveDisplayValue("Correo")
    await expect.element(select("Phone")).toHaveDisplayValue("Not in the file")
    await select("Notes").selectOptions("Color")
    await expect.element(page.getByText("For example: red")).toBeVisible()
    await button("Check rows").click()
    await expect.element(page.getByText("3 rows were checked.")).toBeVisible()
    const columns = dialog().getByRole("columnheader").elements()
    expect(columns.map(({ textContent }) => textContent)).toEqual(["Line", "Name", "Email", "Notes"])
    for (const count of ["1 row is valid", "1 duplicate", "1 row has errors"])
      await expect.element(page.getByText(count, { exact: true })).toBeVisible()
    await expect
      .element(dialog().getByRole("row").nth(2).getByRole("cell").nth(0).getByText("Name is required."))
      .toBeVisible()
    await expect
      .element(dialog().getByRole("row").nth(3).getByText("Already exists, left unchanged"))
      .toBeVisible()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByRole("heading", { name: "Import finished" })).toBeVisible()
    for (const line of ["1 customer added", "1 row skipped as a duplicate", "1 row with errors"])
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

  it("maps type and owner only where the file has types and members", async () => {
    const received = await begin(
      judge,
      answers(ListMembers, () => ({ items: [member()], next: null }))
    )
    await choose(`Name,Type,Owner\nAna,Retail,${member().full_name}\n`)
    const select = (name: string) => dialog().getByLabelText(name, { exact: true })
    await expect.element(select("Owner")).toHaveDisplayValue("Owner")
    await expect.element(select("Type")).toHaveDisplayValue("Not in the file")
    await button("Check rows").click()
    await expect.poll(() => callsOf(received)).toHaveLength(1)
    expect(callsOf(received)[0]?.rows).toEqual([{ line: 2, name: "Ana", owner: member().full_name }])
  })

  it("downloads the invalid rows as a file that can be corrected and imported", async () => {
    const saved = savedFiles()
    await begin(judge)
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await button("Download rows with errors").click()
    await expect.poll(() => saved.length).toBe(1)
    expect(saved[0]?.name).toBe("rows-with-errors.csv")
    expect(await saved[0]?.file.text()).toBe(
      "Nombre;Correo;Color;Line;Error\r\n;lost@example.com;blue;3;Name is required.\r\n"
    )
  })

  it("can be undone from its report", async () => {
    const received = await begin(
      judge,
      answers(UndoImport, () => ({ removed: 2, archived: 1 }))
    )
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await button("Undo import").click()
    await expect.element(page.getByRole("heading", { name: "Import undone" })).toBeVisible()
    await expect.element(page.getByText("2 imported customers were removed.")).toBeVisible()
    await expect.element(page.getByText("1 was edited or used since, and is archived.")).toBeVisible()
    await expect.element(button("Undo import")).not.toBeInTheDocument()
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(callsOf(received)[1]?.path)
    await button("Done").click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it("resumes after a lost connection with the same rows and id", async () => {
    let lost = 1
    onTestFinished(() => void vi.useRealTimers())
    const received = await begin(
      replies(ImportCustomers, (request) => {
        const call = isCall(request.body) && !request.body.preview && request.body.rows[0]?.line !== 2
        if (!call || lost-- <= 0) return judge.reply(request)
        // Otherwise it would continue automatically before the click.
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
        throw new TypeError("Failed to fetch")
      })
    )
    const rows = Array.from({ length: 1200 }, (_, at) => `Customer ${at}`)
    await toPreview(["name", ...rows].join("\n"))
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByText("The import will continue automatically.")).toBeVisible()
    // A click would advance the time.
    button("Try now").element().focus()
    await userEvent.keyboard("{Enter}")
    vi.useRealTimers()
    await expect.element(page.getByText("1,200 customers added")).toBeVisible()
    const calls = callsOf(received).filter(({ preview }) => !preview)
    const firstLines = calls.map(({ rows: [first] }) => first?.line)
    expect(new Set(firstLines).size).toBe(firstLines.length - 1)
    expect(new Set(calls.map(({ path }) => path)).size).toBe(1)
  })

  it("waits as long as the server says when it imports too fast, then continues", async () => {
    let refused = 1
    const delays: Array<number | undefined> = []
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    })
    const received = await begin(
      replies(ImportCustomers, (request) => {
        const call = isCall(request.body) && !request.body.preview && request.body.rows[0]?.line !== 2
        if (!call || refused-- <= 0) return judge.reply(request)
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
        const later = window.setTimeout
        vi.stubGlobal("setTimeout", (work: () => void, delay?: number) => {
          delays.push(delay)
          return later(work, delay)
        })
        const code = "too_many_requests"
        return Response.json(
          { type: "about:blank", title: code, status: 429, code, detail: code, requestId: "req-1" },
          { status: 429, headers: { "retry-after": "5" } }
        )
      })
    )
    const rows = Array.from({ length: 120 }, (_, at) => `Customer ${at}`)
    await toPreview(["name", ...rows].join("\n"))
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByText("The import will continue automatically.")).toBeVisible()
    expect(delays).toContain(5000)
    vi.unstubAllGlobals()
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    await expect.element(page.getByText("120 customers added")).toBeVisible()
    expect(callsOf(received).filter(({ preview }) => !preview)).toHaveLength(3)
  })

  it("stops after the current request, and can then be undone", async () => {
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

  it("says why it was interrupted", async () => {
    const broken = "This import was undone. Start a new one."
    await begin(
      replies(ImportCustomers, (request) =>
        isCall(request.body) && request.body.preview
          ? judge.reply(request)
          : refuses(ImportCustomers, 409, "import_undone", broken).reply(request)
      )
    )
    await toPreview()
    await dialog().getByRole("button", { name: "Import", exact: true }).click()
    await expect.element(page.getByRole("heading", { name: "Import interrupted" })).toBeVisible()
    await expect.element(dialog().getByText(broken)).toBeVisible()
  })
})

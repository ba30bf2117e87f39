import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { cliOn } from "./support.ts"

const SALES = "sales@motorpool.example"
let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

const newLead = async (company: string): Promise<string> => {
  const person = { first_name: "Ana", last_name: "Ruiz", job_title: "Fleet manager", business_type: "rental" }
  const body = { ...person, company, email: `${company.toLowerCase()}@example.com` }
  await call(app, "POST", "/api/public/demo-requests", { body })
  const { rows } = await app.admin.query("select id from leads.leads where company = $1", [company])
  return rows[0].id
}

it("leads list, assign, note, close, show and export manage a lead from start to end", async () => {
  const id = await newLead("Shellcars")
  expect(await cli.json("leads", "list", "--status", "new")).toMatchObject({
    items: [{ id, status: "new", company: "Shellcars", created_at: expect.any(Date) }]
  })
  expect(await cli.json("leads", "assign", id, SALES)).toMatchObject({ owner: SALES })
  expect(await cli.json("leads", "list", "--owner", SALES)).toMatchObject({ items: [{ id }] })
  expect(await cli.json("leads", "note", id, "Call on Monday", "--status", "scheduled")).toMatchObject({
    status: "scheduled",
    notes: [{ text: "Call on Monday" }]
  })
  expect(await cli.refused("leads", "note", id, "Back", "--status", "contacted")).toMatchObject({
    message: "This lead is already scheduled and can't go back to contacted.",
    exitCode: 1
  })
  expect(await cli.json("leads", "close", id, "--outcome", "won", "--note", "Signed")).toMatchObject({
    status: "won",
    notes: [{ text: "Call on Monday" }, { text: "Signed" }]
  })
  expect(await cli.refused("leads", "assign", id, SALES)).toMatchObject({
    message: expect.stringContaining("This lead is closed as won.")
  })
  expect(await cli.json("leads", "show", id)).toMatchObject({ status: "won" })
  expect((await cli.type("leads", "show", id)).out).toContain("Signed")
  const exported = `<id sequence="1" source="Motorpool">${id}</id>`
  expect((await cli.type("leads", "export", "--status", "won")).out).toContain(exported)
  expect(await cli.json("leads", "export", "--status", "won")).toEqual({
    adf: expect.stringContaining(exported)
  })
})

it("--dry-run does not change a lead", async () => {
  const id = await newLead("Drycars")
  const { out, notes } = await cli.type("leads", "close", id, "--outcome", "lost", "--dry-run")
  expect(out).toContain("lost")
  expect(notes).toContain("nothing was changed")
  expect(await cli.json("leads", "show", id)).toMatchObject({ status: "new" })
})

it("refuses invalid arguments and an unknown lead with different exit codes", async () => {
  const id = await newLead("Wrongcars")
  expect(await cli.refused("leads", "show", "seven")).toMatchObject({ exitCode: 2 })
  expect(await cli.refused("leads", "close", id)).toMatchObject({ exitCode: 2 })
  expect(await cli.refused("leads", "close", id, "--outcome", "maybe")).toMatchObject({ exitCode: 2 })
  expect(await cli.refused("leads", "show", "018f2a3b-0000-7000-8000-000000000001")).toMatchObject({
    message: "This lead does not exist.",
    exitCode: 3
  })
})

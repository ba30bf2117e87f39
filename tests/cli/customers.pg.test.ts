import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cellsOf } from "../infra/spreadsheets/reading.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let tenant: Tenant
let folder: string
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createTenant(app, "Riverside Depot")
  folder = mkdtempSync(join(tmpdir(), "motorpool-customers-"))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const inOrganization = () => ["--organization", tenant.id]
const count = async () =>
  (
    await app.admin.query(
      "select count(*)::int as count from customers.customers where organization_id = $1",
      [tenant.id]
    )
  ).rows[0].count

const FILE = `Cliente;Correo electrónico;Móvil
Autos Sur;ana@sur.example;600 000 000
"Norte
y Sur";no address;
Copia;ana@sur.example;
`

it("customers import detects columns by their headers and reports errors by line", async () => {
  const path = file("customers.csv", FILE)
  const expected = {
    rows: 3,
    created: 1,
    skipped: [{ line: 5, value: "ana@sur.example", same_as: 2 }],
    faults: [
      { line: 3, field: "name" },
      { line: 3, field: "email" }
    ]
  }
  const preview = await cli.json("customers", "import", path, ...inOrganization(), "--dry-run")
  expect(preview).toMatchObject(expected)
  expect(await count()).toBe(0)
  expect(await cli.json("customers", "import", path, ...inOrganization())).toMatchObject(expected)
  expect(await count()).toBe(1)
  const { rows } = await app.admin.query(
    "select actor_kind from audit.entries where action = 'customers.imported' and organization_id = $1",
    [tenant.id]
  )
  expect(rows).toEqual([{ actor_kind: "Operator" }])
  const { out } = await cli.type("customers", "import", path, ...inOrganization())
  expect(out).toContain("0 of 3 rows imported, 2 skipped, 2 errors.")
  expect(out).toContain("line 3, email: ")
})

it("customers import leaves out a type and an owner that are something else, unless they are chosen", async () => {
  const path = file("groups.csv", "Name,Type,Owner\nMina Sol,Retail,A former colleague\nOle Vik,,\n")
  const preview = (...chosen: ReadonlyArray<string>) =>
    cli.json("customers", "import", path, ...chosen, ...inOrganization(), "--dry-run")
  expect(await preview()).toMatchObject({ created: 2, faults: [] })
  expect(await preview("--type", "Type", "--owner", "Owner")).toMatchObject({
    created: 1,
    faults: [
      { line: 2, field: "type", code: "not_a_customer_type" },
      { line: 2, field: "owner", code: "not_a_member" }
    ]
  })
})

it("customers import maps the owner when the file names members", async () => {
  const path = file("owned.csv", `Name,Account manager\nPia Lund,${tenant.owner.email}\n`)
  expect(await cli.json("customers", "import", path, ...inOrganization())).toMatchObject({ created: 1 })
  expect(
    await cli.json("customers", "export", "--owner", tenant.owner.email, ...inOrganization())
  ).toMatchObject({
    csv: expect.stringContaining('"Pia Lund"')
  })
})

it("customers import takes columns by name or number, and many rows", async () => {
  const rows = Array.from({ length: 1203 }, (_, n) => `x${n},Company ${n},c${n}@many.example`)
  const path = file("many.csv", `id,firm,where\n${rows.join("\n")}\n`)
  expect(await cli.refused("customers", "import", path, ...inOrganization())).toMatchObject({
    message: 'No column is used as "Name", which every record needs. Choose one.',
    exitCode: 2
  })
  expect(
    await cli.refused("customers", "import", path, ...inOrganization(), "--name", "nothing")
  ).toMatchObject({
    message: 'The file has no column "nothing". It has: id, firm, where.',
    exitCode: 2
  })
  const before = await count()
  expect(
    await cli.json("customers", "import", path, ...inOrganization(), "--name", "firm", "--email", "3")
  ).toMatchObject({ rows: 1203, created: 1203, faults: [] })
  expect(await count()).toBe(before + 1203)
})

it("customers import updates existing customers if it is asked to", async () => {
  const path = file("update.csv", "Name,Email,Phone\nAutos Sur,ana@sur.example,600 111 111\n")
  const { out } = await cli.type("customers", "import", path, "--update", ...inOrganization())
  expect(out).toBe("0 of 1 row imported, 1 updated, 0 unchanged, 0 skipped, 0 errors.")
  await cli.type("customers", "import", file("back.csv", FILE), "--update", ...inOrganization())
})

it("customers import refuses a missing, malformed or empty file", async () => {
  expect(
    await cli.refused("customers", "import", join(folder, "none.csv"), ...inOrganization())
  ).toMatchObject({
    exitCode: 3
  })
  const open = file("open.csv", 'name\n"Autos Sur\n')
  expect(await cli.refused("customers", "import", open, ...inOrganization())).toMatchObject({
    message: expect.stringContaining("is never closed")
  })
  expect(await cli.refused("customers", "import", file("empty.csv", ""), ...inOrganization())).toMatchObject({
    exitCode: 1
  })
})

it("customers export shows its progress on a terminal", async () => {
  const elsewhere = await createTenant(app, "Many Customers")
  const inElsewhere = ["--organization", elsewhere.id]
  await app.admin.query(
    `insert into customers.customers (organization_id, id, name, created_at, updated_at)
     select $1, gen_random_uuid(), 'Company ' || n, $2, $2 from generate_series(1, 4001) n`,
    [elsewhere.id, new Date()]
  )
  const exported = ["customers", "export", ...inElsewhere]
  expect(await cli.drawn(...exported)).toMatch(
    / 0 % customers read.* 49 % customers read.* 99 % customers read\s.\[K$/s
  )
  expect(await cli.drawn(...exported, "--search", "Company 4001")).toMatch(/ 0 % customers read\s.\[K$/)
  expect(await cli.drawn(...exported, "--json")).toBe("")
})

it("customers export writes a private file that customers import reads", async () => {
  const search = [...inOrganization(), "--search", "autos sur"]
  const { out } = await cli.type("customers", "export", ...search, "--columns", "phone,name")
  expect(out).toBe('"phone","name"\r\n"600 000 000","Autos Sur"')
  const path = join(folder, "out.csv")
  expect(await cli.json("customers", "export", ...inOrganization(), "--file", path)).toEqual({
    file: path,
    csv: null
  })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const older = file("older.csv", "seen by all")
  chmodSync(older, 0o644)
  await cli.type("customers", "export", ...inOrganization(), "--file", older)
  expect(statSync(older).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, "utf8").split("\r\n").length).toBe((await count()) + 2)
  expect((await cli.json("customers", "export", ...inOrganization(), "--archived")) as object).toMatchObject({
    csv: expect.not.stringContaining("Autos Sur")
  })
  const other = await createTenant(app, "Elsewhere")
  expect(await cli.json("customers", "import", path, "--organization", other.id)).toMatchObject({
    created: await count(),
    faults: []
  })
})

it("customers export writes a workbook to a file", async () => {
  const workbook = ["customers", "export", ...inOrganization(), "--format", "xlsx"]
  expect(await cli.refused(...workbook)).toMatchObject({ exitCode: 2, hint: "Give it a --file." })
  const path = join(folder, "out.xlsx")
  await cli.type(...workbook, "--file", path, "--search", "autos sur", "--columns", "name,email")
  expect(await cellsOf(readFileSync(path))).toEqual([
    ["name", "email"],
    ["Autos Sur", "ana@sur.example"]
  ])
})

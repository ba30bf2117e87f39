import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
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
  folder = mkdtempSync(join(tmpdir(), "motorpool-vehicles-"))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

const inOrganization = () => ["--organization", tenant.id]

const FILE = `unit number,vin,plate,make,kind
V-2,,B-RD 2,Ford,van
V-10,1M8GDM9AXKP042788,,MCI,truck
`

it("vehicles are imported, listed, shown and exported", async () => {
  const path = join(folder, "vehicles.csv")
  writeFileSync(path, FILE)
  expect(await cli.json("vehicles", "import", path, ...inOrganization())).toMatchObject({ created: 2 })
  const list = await cli.type("vehicles", "list", ...inOrganization())
  expect(list.out.indexOf("V-2")).toBeLessThan(list.out.indexOf("V-10"))
  expect(await cli.json("vehicles", "list", "--kind", "truck", ...inOrganization())).toMatchObject({
    items: [{ unit_number: "V-10" }]
  })
  for (const called of ["v-10", "1m8gdm9axkp042788"])
    expect(await cli.json("vehicles", "show", called, ...inOrganization())).toMatchObject({
      make: "MCI",
      vin_status: "valid"
    })
  expect(await cli.json("vehicles", "show", "brd2", ...inOrganization())).toMatchObject({
    unit_number: "V-2"
  })
  const exported = join(folder, "exported.csv")
  await cli.json(
    "vehicles",
    "export",
    "--file",
    exported,
    "--columns",
    "unit_number,plate",
    ...inOrganization()
  )
  expect(readFileSync(exported, "utf8")).toBe(
    '\ufeff"unit number","plate"\r\n"V-2","B-RD 2"\r\n"V-10",""\r\n'
  )
})

it("a VIN is decoded", async () => {
  expect(await cli.json("vehicles", "decode", "1HGCM82633A004352", ...inOrganization())).toMatchObject({
    status: "decoded",
    proposal: { make: "Honda", model: "Accord" }
  })
})

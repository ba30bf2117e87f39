import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { inspectionScene } from "../inspections/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { readPdf } from "../support/readPdf.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startApp()
  folder = mkdtempSync(join(tmpdir(), "motorpool-inspections-"))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

it("inspections export writes a vehicle's file that only its user can read", async () => {
  const scene = await inspectionScene(app)
  await scene.submit()
  const cli = cliOn(app)
  const file = join(folder, "van.pdf")
  const today = new Date().toISOString().slice(0, 10)
  const name = scene.vehicle.unit_number ?? ""
  const command = ["inspections", "export", "--organization", scene.tenant.id, "--file", file, "--vehicle"]
  expect(await cli.json(...command, name, "--from", "2026-01-01", "--to", today)).toEqual({ file })
  expect((await readPdf(readFileSync(file))).text).toContain("Daily check")
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const reversed = await cli.refused(...command, name, "--from", today, "--to", "2026-01-01")
  expect(reversed).toMatchObject({ exitCode: 1 })
  expect(await cli.refused(...command, "V-none", "--from", today, "--to", today)).toMatchObject({
    exitCode: 3
  })
})

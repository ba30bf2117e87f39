import { CompleteLine, StartWork } from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { workshop } from "../maintenance/workshopScene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { cliOn } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("work orders are listed, shown and closed by their number", async () => {
  const scene = await workshop(app)
  const cli = cliOn(app)
  const { value: draft } = await scene.open({ lines: [{ title: "Pads", other_minor: 12_345 }] })
  const { value: started } = await scene.on(StartWork, draft)
  const inside = ["--organization", scene.id]
  const list = ["work-orders", "list", ...inside]
  expect(await cli.json(...list, "--state", "in_progress")).toMatchObject({ items: [{ number: 1001 }] })
  expect(await cli.json(...list, "--search", "tires")).toEqual({ items: [] })
  expect(await cli.json("work-orders", "show", "wo-1001", ...inside)).toMatchObject({
    items: [{ title: "Pads", totals: { total_minor: 12_345 } }]
  })
  const close = ["work-orders", "close", "1001", ...inside, "--as", scene.owner.email]
  expect(await cli.refused(...close)).toMatchObject({ hint: "`motorpool work-orders show` shows the lines." })
  const [line] = started.items
  if (line !== undefined) await scene.onLine(CompleteLine, line)
  expect(await cli.json(...close, "--reading", "51245")).toMatchObject({
    state: "closed",
    reading_out: { m: 51_245_000 }
  })
  expect(await cli.refused("work-orders", "show", "WO-7", ...inside)).toMatchObject({ exitCode: 3 })
})

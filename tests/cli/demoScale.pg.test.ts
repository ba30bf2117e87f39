import { afterAll, beforeAll, expect, it } from "vitest"
import { type DemoScene, demoScene, UNTIL } from "./demoScene.ts"

let app: DemoScene["app"]
let cli: DemoScene["cli"]

beforeAll(async () => {
  ;({ app, cli } = await demoScene())
})
afterAll(() => app.stop())

it("demo load --scale multiplies the data", async () => {
  const loaded = await cli.json("demo", "load", "--until", UNTIL, "--scale", "2")
  expect(loaded).toMatchObject({ loaded: true, scale: 2 })
  const { rows } = await app.admin.query(
    "select count(distinct thread_id)::int as threads from messaging.messages group by organization_id"
  )
  expect(rows).toEqual([{ threads: 60 }, { threads: 60 }, { threads: 60 }])
})

it("demo reset removes all of the multiplied data", async () => {
  expect(await cli.json("demo", "reset", "--dry-run")).toMatchObject({
    removed: { organizations: 3, leads: 12 }
  })
  expect(await cli.drawn("demo", "reset")).toMatch(/ 0 % demo data.* 85 % demo data\s.\[K$/s)
  expect(await cli.drawn("demo", "reset")).toBe("")
  expect(await cli.json("demo", "reset")).toEqual({ removed: null })
})

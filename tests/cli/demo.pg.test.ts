import { afterAll, beforeAll, expect, it } from "vitest"
import { contentOf } from "../support/tables.ts"
import { type DemoScene, demoScene, UNTIL } from "./demoScene.ts"

let app: DemoScene["app"]
let cli: DemoScene["cli"]

beforeAll(async () => {
  ;({ app, cli } = await demoScene())
})
afterAll(() => app.stop())

it("a second demo load changes nothing, and demo reset restores the database", async () => {
  const untouched = await contentOf(app)
  expect(await cli.json("demo", "load", "--until", UNTIL)).toMatchObject({ loaded: true })
  const loaded = await contentOf(app)
  expect(loaded["messaging.messages"]).not.toBe(untouched["messaging.messages"])
  const again = await cli.json("demo", "load")
  expect(again).toMatchObject({ loaded: false, until: new Date(UNTIL) })
  expect(await contentOf(app)).toEqual(loaded)
  expect(await cli.json("demo", "reset", "--dry-run")).toMatchObject({ removed: { organizations: 3 } })
  expect(await contentOf(app)).toEqual(loaded)
  expect(await cli.json("demo", "reset")).toMatchObject({ removed: { organizations: 3, leads: 6 } })
  expect(await contentOf(app)).toEqual(untouched)
  expect(await cli.json("demo", "reset")).toEqual({ removed: null })
})

it("demo load --dry-run loads nothing", async () => {
  const before = await contentOf(app)
  expect(await cli.json("demo", "load", "--until", UNTIL, "--dry-run")).toMatchObject({ loaded: true })
  expect(await contentOf(app)).toEqual(before)
})

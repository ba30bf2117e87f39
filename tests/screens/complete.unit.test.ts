import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { CONTEXT_ROUTES } from "../../apps/web/contexts/routes.ts"
import { addressOf, PAGES } from "../../apps/web/landing/addresses.ts"
import { FRAMED } from "../e2e/support/routeTable.ts"
import { DESIGN } from "./design.ts"
import { SCREENS } from "./screens.ts"

const web = fileURLToPath(new URL("../../apps/web/", import.meta.url))
const read = (path: string) => readFileSync(`${web}${path}`, "utf8")

/** Every path in the route table, and every page written ahead. */
const routes = () => {
  const table = CONTEXT_ROUTES.flatMap(({ routes }) => routes.map(({ path }) => path))
  return [...new Set([...table, ...PAGES.map((page) => addressOf(page, "en"))])]
}

/** Whatever opens over a page. Built from parts of ui/, a dialog is found by the part's name. */
const OPENS =
  /<(?:Dialog|AlertDialog|DropdownMenu|Popover|HoverCard|ContextMenu)\.Root|<(?:ConfirmDialog|TypedConfirmDialog)\b|<dialog\b|<details\b/

const opening = () =>
  globSync("**/*.tsx", { cwd: web, exclude: ["dist"] }).filter((path) => OPENS.test(read(path)))

const pathOf = (address: string) => new URL(address, "http://localhost").pathname

describe("the screens", () => {
  it("show every route", () => {
    const paths = new Set(SCREENS.map(({ path }) => pathOf(path)))
    const missing = routes().filter((route) => !paths.has(route))
    expect(routes().length).toBeGreaterThan(15)
    expect(missing, "routes without an entry in tests/screens/lists/pages.ts").toEqual([])
    expect(SCREENS.some(({ name }) => name === "not-found")).toBe(true)
  })

  it("show every dialog and menu", () => {
    const shown = new Set(SCREENS.flatMap(({ shows = [] }) => shows))
    const missing = opening().filter((path) => !shown.has(path))
    expect(opening().length).toBeGreaterThan(15)
    expect(missing.toSorted(), "files without an entry in tests/screens/lists/").toEqual([])
  })

  it("name only files that open something", () => {
    const shown = SCREENS.flatMap(({ shows = [] }) => shows)
    expect(shown.filter((path) => !opening().includes(path))).toEqual([])
  })

  it("have names of their own", () => {
    const names = SCREENS.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe("the screens that carry the design", () => {
  it("are among the screens", () => {
    const names = new Set(SCREENS.map(({ name }) => name))
    expect([...DESIGN].filter((name) => !names.has(name))).toEqual([])
  })
})

describe("the journeys through the routes", () => {
  it("have a row for every page of the frame", () => {
    const paths = CONTEXT_ROUTES.flatMap(({ routes }) =>
      routes.filter(({ within }) => within === "shell").map(({ path }) => path)
    )
    expect(paths.length).toBeGreaterThan(9)
    expect(FRAMED.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  })
})

import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { CONTEXT_ROUTES } from "../../apps/web/contexts/routes.ts"
import { addressOf, PAGES } from "../../apps/web/landing/addresses.ts"
import { FRAMED } from "../e2e/support/routeTable.ts"
import { DESIGN } from "./design.ts"
import { SCREENS } from "./screens.ts"

const web = fileURLToPath(new URL("../../apps/web/", import.meta.url))
const e2e = fileURLToPath(new URL("../e2e/", import.meta.url))
const read = (path: string) => readFileSync(`${web}${path}`, "utf8")

/** Every path in the route table, and every page rendered at build time. */
const routes = () => {
  const table = CONTEXT_ROUTES.flatMap(({ routes }) => routes.map(({ path }) => path))
  return [...new Set([...table, ...PAGES.map((page) => addressOf(page, "en"))])]
}

/** Files that open something over a page; `rules/overlays.ts` allows no other roots. What is built from shared components is found by their names. */
const OPENS =
  /<(?:DialogRoot|AlertDialogRoot|MenuRoot|PopoverRoot)\b|<(?:ActionItems|ActionMenu|ConfirmButton|ConfirmDialog|FormDialog|ListDialog|SecretDialog|WebhookSecretDialog|TypedConfirmDialog|Sheet|VersionedDialog|ArchivableActions)\b|<dialog\b|<details\b/

const opening = () =>
  globSync("**/*.tsx", { cwd: web, exclude: ["dist"] }).filter((path) => OPENS.test(read(path)))

const pathOf = (address: string) => new URL(address, "http://localhost").pathname

describe("the screens", () => {
  it("show every route", () => {
    const paths = new Set(SCREENS.map(({ path, opens }) => opens ?? pathOf(path)))
    const missing = routes().filter((route) => !paths.has(route))
    expect(routes().length).toBeGreaterThan(15)
    expect(missing, "routes without an entry in tests/screens").toEqual([])
    expect(SCREENS.some(({ name }) => name === "not-found")).toBe(true)
  })

  it("show every dialog, menu and popover", () => {
    const shown = new Set(SCREENS.flatMap(({ shows = [] }) => shows))
    const missing = opening().filter((path) => !shown.has(path))
    expect(opening().length).toBeGreaterThan(15)
    expect(missing.toSorted(), "files that no screen of tests/screens shows").toEqual([])
  })

  it("name only files that open something", () => {
    const shown = SCREENS.flatMap(({ shows = [] }) => shows)
    expect(shown.filter((path) => !opening().includes(path))).toEqual([])
  })

  it("have unique names", () => {
    const names = SCREENS.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe("the screens of the design", () => {
  it("are part of the list", () => {
    const names = new Set(SCREENS.map(({ name }) => name))
    expect([...DESIGN].filter((name) => !names.has(name))).toEqual([])
  })
})

describe("the journeys", () => {
  const paths = CONTEXT_ROUTES.flatMap(({ routes }) =>
    routes.filter(({ within }) => within === "shell").map(({ path }) => path)
  )
  const journeys = globSync("*.spec.ts", { cwd: e2e }).map((file) => readFileSync(`${e2e}${file}`, "utf8"))
  const specified = FRAMED.map(({ path }) => path)

  it("visit every page of the specification", () => {
    expect(specified).toHaveLength(11)
    expect(specified.filter((path) => !paths.includes(path))).toEqual([])
  })

  it("open every other page of the shell", () => {
    const others = paths.filter((path) => !specified.includes(path))
    // The page of a record is opened from its list.
    const lists = others.filter((path) => !path.includes(":"))
    const missing = lists.filter((path) => !journeys.some((journey) => journey.includes(`goto("${path}")`)))
    expect(missing, "pages that no file of tests/e2e opens").toEqual([])
  })
})

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type CachedQuery, type DomainEvent, event } from "#kernel"
import { describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

/** Not invalidated by an event, but loaded whenever their page is opened. */
const LOADED_ON_OPENING: Readonly<Record<string, string>> = {
  deletion: "read each time the dialog opens",
  files: "the content of a file never changes",
  "audit-log": "shows everything, so every event of the organization invalidates it",
  "my-audit-log": "shows everything, so every event about the person invalidates it",
  support: "only the operator changes it, with a restart",
  "notification-preferences": "only the person changes them, on the page that shows them"
}

const filesIn = (folder: string, ending: RegExp): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(ROOT, folder, path))

const exportsOf = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<readonly [string, unknown]>> =>
  (await Promise.all(paths.map((path) => import(path)))).flatMap((module) => Object.entries(module))

const invalidatedBy = (value: unknown): ReadonlyArray<CachedQuery> | undefined =>
  typeof value === "function" ? (value.prototype as Partial<DomainEvent> | undefined)?.invalidates : undefined

const events = (
  await exportsOf(filesIn("modules", /(^kernel|contract|domain)\/events(\/\w+)?\.ts$/))
).flatMap(([name, value]) => {
  const invalidates = invalidatedBy(value)
  return invalidates === undefined ? [] : [{ name, invalidates }]
})

const queries = (await exportsOf(filesIn("modules", /contract\/cachedQueries\.ts$/))).map(
  ([constant, value]) => ({ constant, ...(value as CachedQuery) })
)

const web = filesIn("apps/web", /\.tsx?$/)
  .map((path) => readFileSync(path, "utf8"))
  .join("\n")

it("an event does not compile without what it invalidates", () => {
  // @ts-expect-error -- a page that shows what changed would stay as it is
  expect(() => event("ToolRetired", {})).toThrow()
})

describe("cached queries and the events that invalidate them", () => {
  it("are discovered in all modules", () => {
    expect(events.length).toBeGreaterThanOrEqual(28)
    expect(queries.length).toBeGreaterThanOrEqual(16)
  })

  it("have unique names", () => {
    expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length)
  })

  it.each(queries)("$name is used as a query key in the web app", ({ constant, scope }) => {
    const key = scope === "organization" ? "organizationKey\\(\\s*[\\w.]+," : "personKey\\("
    expect(web).toMatch(new RegExp(`${key}\\s*${constant}\\b`))
  })

  it.each(events)("$name invalidates declared queries only", ({ invalidates }) => {
    for (const query of invalidates) expect(queries).toContainEqual(expect.objectContaining(query))
  })

  it.each(queries)("$name is invalidated by an event, or listed with a reason", ({ name }) => {
    const changes = events.filter(({ invalidates }) => invalidates.some((query) => query.name === name))
    expect(changes.length > 0).toBe(!(name in LOADED_ON_OPENING))
  })
})

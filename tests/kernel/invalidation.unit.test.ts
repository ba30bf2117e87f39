import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CachedQuery, DomainEvent } from "#kernel"
import { describe, expect, it } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

/** Nothing that happens changes these: they are loaded whenever their page opens. */
const LOADED_ON_OPENING: Readonly<Record<string, string>> = {
  "audit-log": "shows everything, so every event of the organization invalidates it",
  "my-audit-log": "shows everything, so every event about the person invalidates it",
  "notification-preferences": "only the person changes them, and always looks at what is true now",
  "push-subscriptions": "only the person changes them, and always looks at what is true now"
}

const filesIn = (folder: string, ending: RegExp): ReadonlyArray<string> =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(ROOT, folder, path))

const exportsOf = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<readonly [string, unknown]>> =>
  (await Promise.all(paths.map((path) => import(path)))).flatMap((module) => Object.entries(module))

const invalidatedBy = (value: unknown): ReadonlyArray<CachedQuery> | undefined =>
  typeof value === "function" ? (value.prototype as Partial<DomainEvent> | undefined)?.invalidates : undefined

const events = (await exportsOf(filesIn("modules", /(^kernel|contract|domain)\/events\.ts$/))).flatMap(
  ([name, value]) => {
    const invalidates = invalidatedBy(value)
    return invalidates === undefined ? [] : [{ name, invalidates }]
  }
)

const queries = (await exportsOf(filesIn("modules", /contract\/cachedQueries\.ts$/))).map(
  ([constant, value]) => ({ constant, ...(value as CachedQuery) })
)

const web = filesIn("apps/web", /\.tsx?$/)
  .map((path) => readFileSync(path, "utf8"))
  .join("\n")

describe("events and what pages have cached", () => {
  it("are all found", () => {
    expect(events.length).toBeGreaterThanOrEqual(28)
    expect(queries.length).toBeGreaterThanOrEqual(16)
  })

  it("each query has a name of its own", () => {
    expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length)
  })

  it.each(queries)("a page of the web app caches $name under its key", ({ constant, scope }) => {
    const key = scope === "organization" ? "organizationKey\\(\\s*[\\w.]+," : "personKey\\("
    expect(web).toMatch(new RegExp(`${key}\\s*${constant}\\b`))
  })

  it.each(events)("$name invalidates queries that contracts name", ({ invalidates }) => {
    for (const query of invalidates) expect(queries).toContainEqual(expect.objectContaining(query))
  })

  it.each(queries)("an event invalidates $name, or a reason says why none does", ({ name }) => {
    const changes = events.filter(({ invalidates }) => invalidates.some((query) => query.name === name))
    expect(changes.length > 0).toBe(!(name in LOADED_ON_OPENING))
  })
})

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { scaffoldModule, scaffoldUseCase } from "../../scripts/scaffold/scaffold.ts"
import { past, plural, singular } from "../../scripts/scaffold/words.ts"
import type { Tree } from "./model/Rule.ts"
import { projectRoot, projectTree } from "./model/tree.ts"
import { rules } from "./rules/index.ts"

const COPIED = [
  "apps",
  "docs",
  "infra",
  "modules",
  "scripts",
  "tests",
  "package.json",
  "tsconfig.json",
  ".prettierrc.json"
]

/** The project as it would be after someone scaffolded a module and each kind of use case. */
let copy = ""
let tree: Tree
const written = new Set<string>()

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "motorpool-scaffold-"))
  for (const name of COPIED)
    cpSync(join(projectRoot, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[/\\](dist|node_modules|generated)$/.test(path)
    })
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"), "junction")
  const steps = [
    await scaffoldModule(copy, "maintenance", "Service"),
    await scaffoldUseCase(copy, "maintenance", "command", "CancelService"),
    await scaffoldUseCase(copy, "maintenance", "query", "OverdueServices")
  ]
  for (const { paths } of steps) for (const path of paths) written.add(path)
  tree = projectTree(copy)
}, 180_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe("a scaffolded module", () => {
  test("consists of what the house prescribes", () => {
    expect([...written].filter((path) => path.includes("/maintenance/")).sort()).toEqual([
      "modules/maintenance/README.md",
      "modules/maintenance/commands/ArchiveService.ts",
      "modules/maintenance/commands/CancelService.ts",
      "modules/maintenance/commands/CreateService.ts",
      "modules/maintenance/commands/announce.ts",
      "modules/maintenance/contract/cachedQueries.ts",
      "modules/maintenance/contract/events.ts",
      "modules/maintenance/contract/index.ts",
      "modules/maintenance/contract/permissions.ts",
      "modules/maintenance/contract/services.ts",
      "modules/maintenance/contract/views.ts",
      "modules/maintenance/domain/Services.ts",
      "modules/maintenance/http.ts",
      "modules/maintenance/module.ts",
      "modules/maintenance/postgres/Services.ts",
      "modules/maintenance/postgres/migrations/0001_maintenance.sql",
      "modules/maintenance/postgres/migrations/0002_canceled_services.sql",
      "modules/maintenance/queries/GetService.ts",
      "modules/maintenance/queries/ListServices.ts",
      "modules/maintenance/queries/OverdueServices.ts",
      "tests/maintenance/CancelService.pg.test.ts",
      "tests/maintenance/OverdueServices.pg.test.ts",
      "tests/maintenance/isolation.ts",
      "tests/maintenance/permissions.ts",
      "tests/maintenance/services.pg.test.ts",
      "tests/maintenance/services.unit.test.ts"
    ])
  })

  test("changes one file that was there before", () =>
    expect([...written].filter((path) => existsSync(join(projectRoot, path)))).toEqual([
      "apps/system/modules.ts"
    ]))

  test.each(rules.map((rule) => [rule.name, rule] as const))("keeps the rule: %s", (_, rule) => {
    const broken = rule.check(tree.files.filter(rule.about), tree)
    expect(broken.filter(({ path }) => written.has(path))).toEqual([])
  })

  test("passes the type check, mounted in the composition root", { timeout: 180_000 }, () => {
    expect(outputOf("node_modules/typescript/bin/tsc", "-p", "tsconfig.json")).toBe("")
  })

  test("is formatted and passes the linter", { timeout: 180_000 }, () => {
    const files = [...written].filter((path) => path.endsWith(".ts"))
    expect(outputOf("node_modules/prettier/bin/prettier.cjs", "--list-different", ...files)).toBe("")
    expect(outputOf("node_modules/oxlint/bin/oxlint", "--quiet", ...files)).toMatch(
      /Found 0 warnings and 0 errors/
    )
  })

  test("comes once", async () => {
    await expect(scaffoldModule(copy, "maintenance", "Service")).rejects.toThrow("is there already")
    await expect(scaffoldUseCase(copy, "maintenance", "command", "CancelService")).rejects.toThrow(
      "is there already"
    )
  })
})

describe("a scaffold that cannot be made says why", () => {
  const refusals: ReadonlyArray<readonly [string, string, string, RegExp]> = [
    ["workshop", "command", "CancelService", /There is no module workshop/],
    ["maintenance", "command", "schedule", /at least two words/],
    ["maintenance", "reaction", "WhenMemberRemoved", /a command or a query/],
    ["maintenance", "query", "OpenWorkOrders", /keeps no work orders/]
  ]
  test.each(refusals)("%s %s %s", async (module, kind, name, reason) => {
    const scaffold = async () => scaffoldUseCase(copy, module, kind, name)
    await expect(scaffold()).rejects.toThrow(reason)
  })

  test("a name that is no word", () =>
    expect(scaffoldModule(copy, "Fleet Cards", "Card")).rejects.toThrow("one word in lower case"))

  test("a thing that is no noun in PascalCase", () =>
    expect(scaffoldModule(copy, "fleet", "vehicle")).rejects.toThrow("in the singular"))
})

test.each([
  ["schedule", "scheduled"],
  ["carry", "carried"],
  ["drop", "dropped"],
  ["cancel", "canceled"],
  ["send", "sent"],
  ["pay", "paid"],
  ["renew", "renewed"]
])("what one may %s was %s", (verb, expected) => expect(past(verb)).toBe(expected))

test.each([
  ["Service", "Services"],
  ["Delivery", "Deliveries"],
  ["Inspection", "Inspections"],
  ["Box", "Boxes"],
  ["Day", "Days"]
])("one %s, two %s", (one, many) => {
  expect(plural(one)).toBe(many)
  expect(singular(many)).toBe(one)
})

/** What the tool printed, whether it was content or not. */
const outputOf = (script: string, ...given: ReadonlyArray<string>): string => {
  try {
    return execFileSync(process.execPath, [join(copy, script), ...given], { cwd: copy, encoding: "utf8" })
  } catch (fault) {
    // The tools report by their output; an exit code tells nothing more.
    return fault instanceof Error && "stdout" in fault ? String(fault.stdout) : String(fault)
  }
}

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { scaffoldModule, scaffoldScreen, scaffoldUseCase } from "../../scripts/scaffold/scaffold.ts"
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
  ".oxlintrc.json",
  ".prettierrc.json"
]

/** The project after scaffolding a module, its screen, and each kind of use case in it and in customers. */
let copy = ""
let tree: Tree
const written = new Set<string>()
const toCustomers = new Set<string>()
const left: Array<string> = []

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "motorpool-scaffold-"))
  for (const name of COPIED)
    cpSync(join(projectRoot, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[/\\](dist|node_modules|generated|references)$/.test(path)
    })
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"), "junction")
  const steps = [
    await scaffoldModule(copy, "dealership", "StockUnit"),
    await scaffoldScreen(copy, "dealership", "StockUnit", ["unidad de stock", "unidades de stock"]),
    await scaffoldUseCase(copy, "dealership", "command", "CancelStockUnit"),
    await scaffoldUseCase(copy, "dealership", "query", "OverdueStockUnits")
  ]
  for (const { paths } of steps) for (const path of paths) written.add(path)
  for (const [kind, name] of [
    ["command", "MergeCustomer"],
    ["query", "CustomerStatistics"]
  ] as const) {
    const { paths, next } = await scaffoldUseCase(copy, "customers", kind, name)
    for (const path of paths) toCustomers.add(path)
    left.push(...next)
  }
  tree = projectTree(copy)
}, 540_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

const isNew = (path: string): boolean => !existsSync(join(projectRoot, path))

describe("a scaffolded module with its screen", () => {
  test("consists of the prescribed files", () => {
    expect([...written].filter(isNew).toSorted()).toEqual([
      "apps/web/contexts/dealership/AddStockUnitDialog.tsx",
      "apps/web/contexts/dealership/OpenedStockUnit.tsx",
      "apps/web/contexts/dealership/StockUnitList.tsx",
      "apps/web/contexts/dealership/StockUnits.module.css",
      "apps/web/contexts/dealership/StockUnitsPage.tsx",
      "apps/web/contexts/dealership/actions.ts",
      "apps/web/contexts/dealership/columns.tsx",
      "apps/web/contexts/dealership/manifest.ts",
      "apps/web/contexts/dealership/messages/audit.en.ts",
      "apps/web/contexts/dealership/messages/audit.es.ts",
      "apps/web/contexts/dealership/messages/en.ts",
      "apps/web/contexts/dealership/messages/es.ts",
      "apps/web/contexts/dealership/messages/index.ts",
      "apps/web/contexts/dealership/messages/shell.en.ts",
      "apps/web/contexts/dealership/messages/shell.es.ts",
      "apps/web/contexts/dealership/routes.ts",
      "apps/web/contexts/dealership/stockUnits.ts",
      "apps/web/contexts/dealership/useStockUnitList.ts",
      "modules/dealership/README.md",
      "modules/dealership/commands/ArchiveStockUnit.ts",
      "modules/dealership/commands/CancelStockUnit.ts",
      "modules/dealership/commands/CreateStockUnit.ts",
      "modules/dealership/commands/RestoreStockUnit.ts",
      "modules/dealership/commands/announce.ts",
      "modules/dealership/contract/cachedQueries.ts",
      "modules/dealership/contract/events.ts",
      "modules/dealership/contract/index.ts",
      "modules/dealership/contract/permissions.ts",
      "modules/dealership/contract/stockUnits.ts",
      "modules/dealership/contract/views.ts",
      "modules/dealership/domain/StockUnits.ts",
      "modules/dealership/http.ts",
      "modules/dealership/module.ts",
      "modules/dealership/postgres/StockUnits.ts",
      "modules/dealership/postgres/migrations/0001_dealership.sql",
      "modules/dealership/postgres/migrations/0002_canceled_stock_units.sql",
      "modules/dealership/queries/GetStockUnit.ts",
      "modules/dealership/queries/ListStockUnits.ts",
      "modules/dealership/queries/OverdueStockUnits.ts",
      "tests/dealership/CancelStockUnit.pg.test.ts",
      "tests/dealership/OverdueStockUnits.pg.test.ts",
      "tests/dealership/isolation.ts",
      "tests/dealership/permissions.ts",
      "tests/dealership/stockUnits.pg.test.ts",
      "tests/dealership/stockUnits.unit.test.ts",
      "tests/e2e/dealership.spec.ts",
      "tests/screens/contexts/dealership.ts",
      "tests/web/contexts/dealership/stockUnits.test.tsx"
    ])
  })

  test("changes four existing files", () =>
    expect([...written].filter((path) => !isNew(path)).toSorted()).toEqual([
      "apps/system/modules.ts",
      "apps/web/contexts/manifests.ts",
      "apps/web/contexts/routes.ts",
      "tests/architecture/rules/fileNames.ts"
    ]))

  test.each(rules.map((rule) => [rule.name, rule] as const))("keeps the rule: %s", (_, rule) => {
    const broken = rule.check(tree.files.filter(rule.about), tree)
    expect(broken.filter(({ path }) => written.has(path) || toCustomers.has(path))).toEqual([])
  })

  test.each(["tsconfig.json", "apps/web/tsconfig.json"])(
    "passes the type check of %s",
    { timeout: 540_000 },
    (project) => {
      expect(outputOf("node_modules/typescript/bin/tsc", "-p", project)).toBe("")
    }
  )

  test("is formatted and passes the linter", { timeout: 540_000 }, () => {
    const files = [...written, ...toCustomers].filter((path) => /\.(tsx?|css|md)$/.test(path))
    expect(outputOf("node_modules/prettier/bin/prettier.cjs", "--list-different", ...files)).toBe("")
    expect(
      outputOf("node_modules/oxlint/bin/oxlint", "--quiet", ...files.filter((path) => !path.endsWith(".md")))
    ).toMatch(/Found 0 warnings and 0 errors/)
  })

  test("is created once", async () => {
    const reason = "already exists"
    await expect(scaffoldModule(copy, "dealership", "StockUnit")).rejects.toThrow(reason)
    await expect(scaffoldUseCase(copy, "dealership", "command", "CancelStockUnit")).rejects.toThrow(reason)
    await expect(scaffoldScreen(copy, "dealership", "StockUnit")).rejects.toThrow("has a page /stock-units")
  })
})

describe("a use case in a module that was not scaffolded", () => {
  test("consists of the same parts", () =>
    expect([...toCustomers].filter(isNew).toSorted()).toEqual([
      "modules/customers/commands/MergeCustomer.ts",
      "modules/customers/postgres/migrations/0010_merged_customers.sql",
      "modules/customers/queries/CustomerStatistics.ts",
      "tests/customers/CustomerStatistics.pg.test.ts",
      "tests/customers/MergeCustomer.pg.test.ts"
    ]))

  test("is added to the contract, the port, the adapter and the routes", () =>
    expect([...toCustomers].filter((path) => !isNew(path)).toSorted()).toEqual([
      "modules/customers/contract/customers.ts",
      "modules/customers/domain/Customers.ts",
      "modules/customers/http.ts",
      "modules/customers/postgres/Customers.ts"
    ]))

  test("prints the texts without a place", () =>
    expect(left.filter((step) => step.startsWith("Add to "))).toEqual([
      "Add to modules/customers/README.md:\n    `PUT /customers/:customerId/merged`: merge a customer.",
      "Add to modules/customers/README.md:\n    `GET /customer-statistics`: customer statistics, newest first."
    ]))
})

describe("a scaffold is refused with the reason", () => {
  const refusals: ReadonlyArray<readonly [string, string, string, RegExp]> = [
    ["workshop", "command", "CancelService", /There is no module workshop/],
    ["dealership", "command", "schedule", /at least two words/],
    ["dealership", "reaction", "WhenMemberRemoved", /a command or a query/],
    ["dealership", "query", "OpenInvoices", /no resource of dealership. It has: StockUnit/],
    ["dealership", "query", "StockUnits", /add what is done/],
    ["identity", "command", "BlockUser", /not for members/]
  ]
  test.each(refusals)("%s %s %s", async (module, kind, name, reason) => {
    const scaffold = async () => scaffoldUseCase(copy, module, kind, name)
    await expect(scaffold()).rejects.toThrow(reason)
  })

  test("for a screen of a module that does not exist", () =>
    expect(scaffoldScreen(copy, "workshop", "Job")).rejects.toThrow(/npm run new-module -- workshop Job/))

  test("for a module name that is not a word", () =>
    expect(scaffoldModule(copy, "Fleet Cards", "Card")).rejects.toThrow("one word in lower case"))

  test("for a resource that is not a noun in PascalCase", () =>
    expect(scaffoldModule(copy, "fleet", "vehicle")).rejects.toThrow("is singular"))
})

/** The tool's output, whether it succeeded or not. */
const outputOf = (script: string, ...given: ReadonlyArray<string>): string => {
  try {
    return execFileSync(process.execPath, [join(copy, script), ...given], { cwd: copy, encoding: "utf8" })
  } catch (fault) {
    // The output is enough; the exit code adds nothing.
    return fault instanceof Error && "stdout" in fault ? String(fault.stdout) : String(fault)
  }
}

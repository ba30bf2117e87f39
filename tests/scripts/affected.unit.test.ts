import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { affectedTests } from "../../scripts/affected/affected.ts"
import { resolve } from "../../scripts/affected/resolve.ts"
import type { Sources } from "../architecture/model/Rule.ts"
import { plantedTree } from "../architecture/model/tree.ts"

const { imports: aliases } = JSON.parse(readFileSync("package.json", "utf8"))

const PROJECT: Sources = {
  "modules/kernel/index.ts": `export const kernel = 1`,
  "modules/customers/domain/csv.ts": `import "#kernel"`,
  "modules/customers/commands/Export.ts": `import { csv } from "../domain/csv.ts"`,
  "modules/customers/contract/index.ts": `export const contract = 1`,
  "modules/customers/index.ts": `export { contacts } from "./queries/contacts.ts"`,
  "modules/customers/queries/contacts.ts": `export const contacts = 1`,
  "modules/customers/module.ts": `import "./commands/Export.ts"\nimport "./index.ts"`,
  "modules/customers/postgres/migrations/0001_customers.sql": `create schema customers`,
  "modules/messaging/commands/Send.ts": `import { contacts } from "#customers"`,
  "modules/messaging/module.ts": `import "./commands/Send.ts"`,
  "modules/leads/module.ts": `export const leads = 1`,
  "infra/mail/index.ts": `export const mail = 1`,
  "apps/system/modules.ts": `import "#customers/module"\nimport "#messaging/module"\nimport "#leads/module"`,
  "apps/web/ui/Button.tsx": `export const Button = 1`,
  "apps/web/contexts/customers/Page.tsx": `import "../../ui/Button.tsx"\nimport "#customers/contract"\nimport "./Page.module.css"`,
  "apps/web/contexts/customers/Page.module.css": `.page {}`,
  "apps/web/contexts/leads/Page.tsx": `export const Page = 1`,
  "apps/web/app/routes.tsx": `const page = () => import("../contexts/customers/Page.tsx")\nconst other = () => import("../contexts/leads/Page.tsx")`,
  "tests/support/app.ts": `import "../../apps/system/modules.ts"`,
  "tests/customers/csv.unit.test.ts": `import "../../modules/customers/domain/csv.ts"`,
  "tests/customers/export.pg.test.ts": `import "../support/app.ts"`,
  "tests/messaging/sending.pg.test.ts": `import "../support/app.ts"`,
  "tests/leads/leads.pg.test.ts": `import "../support/app.ts"`,
  "tests/infra/mail/mail.pg.test.ts": `import "../../support/app.ts"`,
  "tests/isolation/matrix.pg.test.ts": `import "../support/app.ts"`,
  "tests/web/contexts/customers/list.test.tsx": `import "../../../../apps/web/app/routes.tsx"`,
  "tests/web/contexts/leads/list.test.tsx": `import "../../../../apps/web/app/routes.tsx"`,
  "tests/web/button.test.tsx": `import "../../apps/web/ui/Button.tsx"`
}

const affected = (...changed: ReadonlyArray<string>) => affectedTests(plantedTree(PROJECT), changed, aliases)

const CUSTOMERS = ["tests/customers/csv.unit.test.ts", "tests/customers/export.pg.test.ts"]
const ISOLATION = "tests/isolation/matrix.pg.test.ts"

describe("a change affects", () => {
  it.each([
    [
      "in a handler: its module's tests and isolation",
      "modules/customers/commands/Export.ts",
      [...CUSTOMERS, ISOLATION]
    ],
    [
      "in a migration: the same",
      "modules/customers/postgres/migrations/0001_customers.sql",
      [...CUSTOMERS, ISOLATION]
    ],
    [
      "in what another module uses: also that module's tests",
      "modules/customers/queries/contacts.ts",
      [...CUSTOMERS, "tests/messaging/sending.pg.test.ts", ISOLATION]
    ],
    [
      "in a contract: also the screens that use it",
      "modules/customers/contract/index.ts",
      [...CUSTOMERS, ISOLATION, "tests/web/contexts/customers/list.test.tsx"]
    ],
    ["in the infrastructure: its tests", "infra/mail/index.ts", ["tests/infra/mail/mail.pg.test.ts"]],
    [
      "in a shared component: the contexts that show it",
      "apps/web/ui/Button.tsx",
      ["tests/web/contexts/customers/list.test.tsx", "tests/web/button.test.tsx"]
    ],
    [
      "in a style sheet: its context's tests",
      "apps/web/contexts/customers/Page.module.css",
      ["tests/web/contexts/customers/list.test.tsx"]
    ],
    ["in a test: that test", "tests/leads/leads.pg.test.ts", ["tests/leads/leads.pg.test.ts"]],
    ["in a file that nothing imports: nothing", "docs/style.md", []]
  ])("%s", (_, path, tests) => {
    expect(affected(path)).toEqual(tests)
  })

  it("in the kernel or the test setup: every test that depends on it", () => {
    expect(affected("modules/kernel/index.ts")).toContain("tests/customers/csv.unit.test.ts")
    expect(affected("package.json")).toEqual(Object.keys(PROJECT).filter((path) => path.includes(".test.")))
  })

  it("in the composition root: every test that starts the server", () => {
    expect(affected("apps/system/modules.ts")).toContain("tests/leads/leads.pg.test.ts")
  })

  it("in a deleted file: the tests of its folder", () => {
    expect(affected("modules/leads/commands/Gone.ts")).toEqual(["tests/leads/leads.pg.test.ts", ISOLATION])
  })
})

it.each([
  ["#kernel", "modules/kernel/index.ts"],
  ["#infra/mail", "infra/mail/index.ts"],
  ["#customers", "modules/customers/index.ts"],
  ["#customers/contract", "modules/customers/contract/index.ts"],
  ["./x.css?inline", "apps/web/x.css"],
  ["effect", undefined]
])("%s resolves to %s", (specifier, path) => {
  expect(resolve("apps/web/main.tsx", specifier, aliases)).toBe(path)
})

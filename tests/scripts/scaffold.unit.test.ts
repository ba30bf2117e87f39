import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { plan } from "../../scripts/scaffold/changes.ts"
import { commandChanges } from "../../scripts/scaffold/command.ts"
import { addImport, sortImports } from "../../scripts/scaffold/imports.ts"
import { queryChanges } from "../../scripts/scaffold/query.ts"
import { permissionRow, wordsFor } from "../../scripts/scaffold/templates.ts"
import { useCaseOf } from "../../scripts/scaffold/useCase.ts"
import { past, plural, singular } from "../../scripts/scaffold/words.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

const planned = (module: string, kind: "command" | "query", name: string) => {
  const useCase = useCaseOf(root, module, name)
  return plan(root, kind === "command" ? commandChanges(root, useCase) : queryChanges(useCase))
}

describe("a use case in a module with its own structure", () => {
  it("uses the types of the port", () => {
    const { texts } = planned("tenancy", "command", "SuspendMember")
    expect(texts.get("modules/tenancy/commands/SuspendMember.ts")).toContain("(id: MemberId)")
    expect(texts.get("modules/tenancy/domain/Members.ts")).toContain(
      "readonly suspend: (member: Membership, at: Date) => Effect.Effect<void>"
    )
    expect(texts.get("modules/tenancy/http.ts")).toContain("route(endpoints.SuspendMember")
  })

  it("prints what has no place: a permission, a loader, a table", () => {
    const { texts, byHand } = planned("messaging", "command", "PinThread")
    expect([...texts.keys()]).toContain("modules/messaging/commands/PinThread.ts")
    expect(byHand.map((step) => step.split(":", 1)[0])).toEqual([
      "Add to modules/messaging/domain/Threads.ts, and its statement to postgres/Threads.ts",
      "Add to modules/messaging/README.md",
      "Add to modules/messaging/contract/permissions.ts",
      "Add to tests/messaging/permissions.ts",
      expect.stringMatching(/^Add to modules\/messaging\/postgres\/migrations\/\d{4}_pinned_threads.sql$/)
    ])
  })

  it("takes the longest resource in the name", () =>
    expect(planned("messaging", "query", "FailedCustomerEmails").byHand).toEqual([
      "Add to modules/messaging/README.md:\n    `GET /failed-customer-emails`: failed customer emails, newest first."
    ]))
})

describe("imports", () => {
  const file = `import { b } from "#kernel"\nimport { c } from "./c.ts"\n\nb(c)\n`

  it.each([
    ["#infra/http", "route", `import { b } from "#kernel"\nimport { route } from "#infra/http"\n`],
    ["#kernel", "type A", `import { type A, b } from "#kernel"\nimport { c }`],
    ["./d.ts", "type D", `import { c } from "./c.ts"\nimport type { D } from "./d.ts"\n\nb(c)`]
  ])("from %s are added in their place", (from, name, expected) =>
    expect(addImport([from, name])(file)).toContain(expected)
  )

  it("of a new file are sorted", () =>
    expect(sortImports(`import { type b, C, a } from "./b.ts"\nimport * as d from "effect"\n`)).toBe(
      `import * as d from "effect"\nimport { a, type b, C } from "./b.ts"\n`
    ))
})

it.each(["Job", "WorkOrder", "PreventiveMaintenancePlan"])("the permissions of a %s are aligned", (type) => {
  const { permission = "", edit_row: edit = "" } = wordsFor("maintenance", type)
  expect(edit.indexOf(" x")).toBe(permission.length + 1)
  expect(edit).toBe(permissionRow(`${wordsFor("maintenance", type)["table"]}.edit`, "edit"))
})

it.each([
  ["schedule", "scheduled"],
  ["carry", "carried"],
  ["drop", "dropped"],
  ["cancel", "canceled"],
  ["send", "sent"],
  ["pay", "paid"],
  ["renew", "renewed"]
])("the past participle of %s is %s", (verb, expected) => expect(past(verb)).toBe(expected))

it.each([
  ["Service", "Services"],
  ["Delivery", "Deliveries"],
  ["Inspection", "Inspections"],
  ["Box", "Boxes"],
  ["Day", "Days"]
])("the plural of %s is %s, and back", (one, many) => {
  expect(plural(one)).toBe(many)
  expect(singular(many)).toBe(one)
})

import type { PlantedFault } from "../PlantedFault.ts"

/** The rules of the source code itself. */
export const sourceFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "rule-emptied",
    what: "The rule that modules are imported through their doors finds no violations.",
    file: "tests/architecture/rules/doors.ts",
    find: "  check: eachFile(faults),",
    replace: "  check: () => [],",
    caughtBy: {
      suite: "architecture",
      file: "tests/architecture/architecture.test.ts",
      test: "refuses: a relative import of another module"
    }
  },
  {
    name: "layer-skipped",
    what: "A domain imports its adapter.",
    file: "modules/customers/domain/exportColumns.ts",
    find: "/** A customer with the email address of its owner. */",
    replace: `import "../postgres/Customers.ts"\n/** A customer with the email address of its owner. */`,
    caughtBy: {
      suite: "architecture",
      file: "tests/architecture/architecture.test.ts",
      test: "is satisfied by the project"
    }
  }
]

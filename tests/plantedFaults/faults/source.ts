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
    file: "modules/customers/domain/csv.ts",
    find: "/** A record as defined by RFC 4180. */",
    replace: `import "../postgres/Customers.ts"\n/** A record as defined by RFC 4180. */`,
    caughtBy: {
      suite: "architecture",
      file: "tests/architecture/architecture.test.ts",
      test: "is satisfied by the project"
    }
  }
]

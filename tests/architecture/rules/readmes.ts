import type { Rule, Violation } from "../model/Rule.ts"

const LINES = 60
const MODULE_DOOR = /^modules\/([a-z]+)\/index\.ts$/

/** Terms, invariants, events, tables, endpoints: what to know before opening a file of the module. */
export const readmes: Rule = {
  name: "Every module has a README of at most 60 lines",
  about: ({ path, place }) => place.area === "module" && MODULE_DOOR.test(path),
  check: (files, tree) =>
    files.flatMap(({ place }): ReadonlyArray<Violation> => {
      const path = `${place.unit}/README.md`
      const readme = tree.files.find((file) => file.path === path)
      if (readme === undefined) return [{ path, line: 1, what: "is missing" }]
      return readme.lines > LINES ? [{ path, line: LINES, what: `has ${readme.lines} lines` }] : []
    }),
  planted: {
    "a module without a README": { "modules/leads/index.ts": "" },
    "a README that is too long": {
      "modules/leads/index.ts": "",
      "modules/leads/README.md": "word\n".repeat(61)
    }
  },
  fine: { "a short README": { "modules/leads/index.ts": "", "modules/leads/README.md": "# Leads\n" } }
}

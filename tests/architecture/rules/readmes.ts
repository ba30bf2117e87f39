import type { Rule, Violation } from "../model/Rule.ts"

const LINES = 60
/** Of a module that is divided into parts: it says what holds in each of them. */
const LINES_OF_DIVIDED = 100
const MODULE_DOOR = /^modules\/([a-z]+)\/index\.ts$/
const PART_DOOR = /^(modules\/[a-z]+)\/[a-z]+\/http\.ts$/

/** Terms, invariants, events, tables, endpoints: what to know before opening a file of the module. */
export const readmes: Rule = {
  name: "Every module has a README of at most 60 lines, or 100 if it is divided into parts",
  about: ({ path, place }) => place.area === "module" && MODULE_DOOR.test(path),
  check: (files, tree) =>
    files.flatMap(({ place }): ReadonlyArray<Violation> => {
      const path = `${place.unit}/README.md`
      const readme = tree.files.find((file) => file.path === path)
      if (readme === undefined) return [{ path, line: 1, what: "is missing" }]
      const isDivided = tree.files.some((file) => PART_DOOR.exec(file.path)?.[1] === place.unit)
      const most = isDivided ? LINES_OF_DIVIDED : LINES
      return readme.lines > most ? [{ path, line: most, what: `has ${readme.lines} lines` }] : []
    }),
  planted: {
    "a module without a README": { "modules/leads/index.ts": "" },
    "a README that is too long": {
      "modules/leads/index.ts": "",
      "modules/leads/README.md": "word\n".repeat(61)
    }
  },
  fine: {
    "a short README": { "modules/leads/index.ts": "", "modules/leads/README.md": "# Leads\n" },
    "a longer one of a divided module": {
      "modules/leads/index.ts": "",
      "modules/leads/scoring/http.ts": "",
      "modules/leads/README.md": "word\n".repeat(61)
    }
  }
}

import { basename, dirname } from "node:path"
import type { Rule } from "../model/Rule.ts"

/** Branches that add migrations with the same number merge without a conflict, but no database could be migrated. */
export const migrationNumbers: Rule = {
  name: "Migrations of a folder are numbered from 0001 without gaps",
  about: (file) => /\/migrations\/[^/]+\.sql$/.test(file.path),
  check: (files) =>
    Object.values(Object.groupBy(files, (file) => dirname(file.path))).flatMap((folder = []) => {
      const inOrder = folder.toSorted((one, other) => (one.path < other.path ? -1 : 1))
      const at = inOrder.findIndex(
        ({ path }, index) => !basename(path).startsWith(`${String(index + 1).padStart(4, "0")}_`)
      )
      const first = inOrder[at]
      return first === undefined
        ? []
        : [{ path: first.path, line: 1, what: `number it ${String(at + 1).padStart(4, "0")}` }]
    }),
  planted: {
    "a number used twice": {
      "modules/leads/postgres/migrations/0001_leads.sql": "",
      "modules/leads/postgres/migrations/0001_tags.sql": ""
    },
    "a gap": {
      "modules/leads/postgres/migrations/0001_leads.sql": "",
      "modules/leads/postgres/migrations/0003_tags.sql": ""
    }
  },
  fine: {
    "a separate sequence for each module": {
      "modules/leads/postgres/migrations/0001_leads.sql": "",
      "modules/leads/postgres/migrations/0002_tags.sql": "",
      "infra/postgres/migrations/0001_settings.sql": ""
    }
  }
}

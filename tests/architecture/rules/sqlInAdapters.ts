import { textsOf } from "../model/literals.ts"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** Statements begin in lower case, unlike sentences for users. */
const STATEMENT =
  /^\s*(select\s|with\s+\w+\s+as\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+(table|schema|role|function|index|view|policy)\s|set\s+local\s|begin$|commit$|rollback$)/

const isAdapter = ({ place }: SourceFile): boolean =>
  place.area === "infra" ||
  // Of providers, in SQLite: they may not import Effect's SQL.
  (place.area === "module" && (place.layer === "postgres" || place.layer === "providers"))

function* faults(file: SourceFile): Iterable<Fault> {
  for (const { value, position, tag } of textsOf(file))
    if (tag === "sql" || STATEMENT.test(value)) yield [position, "SQL belongs in an adapter"]
}

/**
 * The infrastructure is itself an adapter, and tests and scripts inspect the database from outside. Everything else,
 * including the composition root, uses ports.
 */
export const sqlInAdapters: Rule = {
  name: "Only adapters contain SQL",
  about: (file) => file.isCode && ["kernel", "module", "app"].includes(file.place.area) && !isAdapter(file),
  check: eachFile(faults),
  planted: {
    "a command with a statement": {
      "modules/leads/commands/A.ts": "const rows = sql`select id from leads.leads`"
    },
    "a domain with a fragment": { "modules/leads/domain/a.ts": "const f = sql`where id = ${id}`" },
    "a job with a string": { "modules/leads/jobs.ts": `const s = "delete from leads.leads where old"` },
    "the composition root with a string": {
      "apps/system/a.ts": `run("update app.settings set value = 1")`
    },
    "a command that commits": { "modules/leads/commands/A.ts": `run("commit")` }
  },
  fine: {
    "an adapter, and words that resemble SQL": {
      "modules/leads/postgres/A.ts": "sql`select 1`",
      "modules/fleet/vehicles/providers/a.ts": `const s = "select name from Make"`,
      "modules/leads/domain/a.ts": `const label = "Select a role from the list"; const update = "update"`
    }
  }
}

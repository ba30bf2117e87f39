import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

export const unfinished: Rule = {
  name: "No work is left unfinished",
  about: (file) => !isRule(file) && file.path !== "package-lock.json",
  check: nowhere(/\b(TODO|FIXME|XXX|HACK|WIP)\b/g, "finish it, or remove the note"),
  planted: {
    "a note in code": { "modules/leads/domain/a.ts": "// TODO: check the role" },
    "a note in SQL": { "modules/leads/postgres/migrations/0001_a.sql": "-- FIXME index" },
    "a note in the documentation": { "docs/architecture.md": "XXX describe the outbox" }
  },
  fine: {
    "Spanish, and a longer word": {
      "apps/web/i18n/messages/a.es.ts": `const all = "Todo"; const TODOS = 1`
    }
  }
}

import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

export const unfinished: Rule = {
  name: "Nothing is left for later",
  about: (file) => !isRule(file) && file.path !== "package-lock.json",
  check: nowhere(/\b(TODO|FIXME|XXX|HACK|WIP)\b/g, "do it, or leave it"),
  planted: {
    "a note in code": { "modules/leads/domain/a.ts": "// TODO: check the role" },
    "a note in SQL": { "modules/leads/postgres/migrations/0001_a.sql": "-- FIXME index" },
    "a note in the documentation": { "docs/architecture.md": "XXX describe the outbox" }
  },
  fine: {
    "Spanish, and a word that holds one": {
      "apps/web/i18n/messages/a.es.ts": `const all = "Todo"; const TODOS = 1`
    }
  }
}

import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const SERVICE = "[A-Z]\\w*"
/** `(yield* Customers).find(id)`: a service that is called without being named. */
const UNNAMED = new RegExp(`^\\(yield\\* ${SERVICE}\\)\\s*\\.\\w+\\(`)
/** `Effect.flatMap(Customers, ...)`: what `use` and `useSync` are for. */
const MAPPED = new RegExp(`^Effect\\.(?:flatMap|map|andThen|tap)\\(\\s*${SERVICE},`)

function* faults(file: SourceFile): Iterable<Fault> {
  const found: Array<number> = []
  new Visitor({
    CallExpression: ({ start, end }) => {
      const text = file.text.slice(start, end)
      if (UNNAMED.test(text) || MAPPED.test(text)) found.push(start)
    }
  }).visit(file.program)
  for (const start of found) yield [start, "reach a service with `X.use((x) => ...)`, or name it first"]
}

export const services: Rule = {
  name: "A service is reached with use, or named before it is called",
  about: ({ isCode, path, place }) =>
    isCode && !path.startsWith("apps/web/") && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "called without a name": {
      "modules/leads/commands/A.ts": "Effect.gen(function* () { yield* (yield* Leads).lock(id) })"
    },
    "mapped over": { "modules/leads/queries/A.ts": "Effect.flatMap(Leads, (leads) => leads.find(id))" }
  },
  fine: {
    "used, named, or an effect with an argument": {
      "modules/leads/commands/A.ts": `
        const a = Leads.use((leads) => leads.find(id))
        Effect.gen(function* () { const leads = yield* Leads; yield* leads.lock(id); return (yield* now).getTime() })
        Effect.map(now, (at) => at)`
    }
  }
}

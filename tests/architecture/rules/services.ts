import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const SERVICE = "[A-Z]\\w*"
/** `(yield* Customers).find(id)`: a service that is called without being named. */
const UNNAMED = new RegExp(`^\\(yield\\* ${SERVICE}\\)\\s*\\.\\w+\\(`)
/** `Effect.flatMap(Customers, ...)`: what `use` and `useSync` are for. */
const MAPPED = new RegExp(`^Effect\\.(?:flatMap|map|andThen|tap)\\(\\s*${SERVICE},`)

function* faults(file: SourceFile): Iterable<Fault> {
  const positions: Array<number> = []
  new Visitor({
    CallExpression: ({ start, end }) => {
      const text = file.text.slice(start, end)
      if (UNNAMED.test(text) || MAPPED.test(text)) positions.push(start)
    }
  }).visit(file.program)
  for (const start of positions) yield [start, "call a service with `X.use((x) => ...)`, or name it first"]
}

export const services: Rule = {
  name: "A service is called with use, or named first",
  about: ({ isCode, path, place }) =>
    isCode && !path.startsWith("apps/web/") && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "a service that is called without a name": {
      "modules/leads/commands/A.ts": "Effect.gen(function* () { yield* (yield* Leads).lock(id) })"
    },
    "a service that is mapped over": {
      "modules/leads/queries/A.ts": "Effect.flatMap(Leads, (leads) => leads.find(id))"
    }
  },
  fine: {
    "a service with use or a name, and an effect that is mapped over": {
      "modules/leads/commands/A.ts": `
        const a = Leads.use((leads) => leads.find(id))
        Effect.gen(function* () { const leads = yield* Leads; yield* leads.lock(id); return (yield* now).getTime() })
        Effect.map(now, (at) => at)`
    }
  }
}

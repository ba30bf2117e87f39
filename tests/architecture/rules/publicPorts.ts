import { Visitor } from "oxc-parser"
import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

function* faults(file: SourceFile): Iterable<Fault> {
  const violations: Array<Fault> = []
  new Visitor({
    ExportAllDeclaration: ({ start }) => void violations.push([start, "name what is exported"]),
    ExportNamedDeclaration: ({ specifiers }) => {
      for (const { exported, start } of specifiers)
        if (exported.type !== "Identifier" || !/^[A-Z]/.test(exported.name))
          violations.push([start, "other modules call a port, not a handler or a function"])
    }
  }).visit(file.program)
  yield* violations
}

/** With `layers`: query ports are services in `queries`, write ports are services in `ports`. */
export const publicPorts: Rule = {
  name: "A module publishes query ports, write ports and their types to other modules",
  about: ({ isCode, place }) => isCode && place.area === "module" && place.layer === "index",
  check: eachFile(faults),
  planted: {
    "a query's handler": {
      "modules/leads/index.ts": `export { listLeads } from "./queries/ListLeads.ts"`
    },
    "everything in a file": { "modules/leads/index.ts": `export * from "./queries/ListLeads.ts"` }
  },
  fine: {
    "a query port with its type, and a write port": {
      "modules/fleet/index.ts": `
        export { type VehicleName, VehicleNames } from "./queries/VehicleNames.ts"
        export { Occupancy } from "./ports/Occupancy.ts"`
    }
  }
}

import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { type Layer, LAYERS, placeOf } from "../model/place.ts"

const inner = ["domain", "contract", "mails", "notifications"] as const
const useCases = ["commands", "queries"] as const

/** The other layers of its module that a layer may import. */
const mayImport: Readonly<Record<Layer, ReadonlyArray<Layer>>> = {
  contract: [],
  domain: ["contract"],
  // What other modules may call in their own transaction.
  ports: ["contract", "domain"],
  // What the module notifies users of: only names and texts.
  notifications: [],
  // Its records that can be imported from a file, for the module that imports files.
  imports: [...inner, ...useCases],
  // The module's emails in each language: texts over the domain's data.
  mails: ["contract", "domain"],
  queries: inner,
  // A command may use the module's own query ports.
  commands: [...inner, "queries", "ports"],
  reactions: [...inner, ...useCases],
  // An adapter implements a port of the domain or of a query, and imports no command.
  postgres: ["domain", "contract", "queries", "ports"],
  // Adapters to external services implement ports of the domain.
  providers: ["domain", "contract"],
  http: [...inner, ...useCases],
  jobs: [...inner, ...useCases, "reactions"],
  // Creates the demo's data through the module's handlers, and removes it.
  demo: LAYERS.filter((layer) => !["index", "operator", "module", "cli"].includes(layer)),
  // What other modules may use: query ports and write ports; see `publicPorts.ts`.
  index: ["queries", "ports"],
  // What the CLI may use in addition: handlers.
  operator: [...inner, ...useCases],
  // CLI commands call handlers through the doors.
  cli: ["contract", "index", "operator"],
  // Declares all of it to the composition root; `cli` and `demo` are loaded when they run.
  module: ["contract", "http", "imports", "jobs", "notifications", "postgres", "providers", "cli", "demo"]
}

/** Only for the CLI. */
const CLI_ONLY: ReadonlyArray<Layer> = ["cli", "demo"]

function* faults(file: SourceFile): Iterable<Fault> {
  const { place } = file
  if (place.area !== "module" || place.layer === null) return
  for (const { specifier, position, to, isDynamic } of file.imports) {
    const target = to.kind === "file" ? placeOf(to.path) : undefined
    if (target?.area !== "module" || target.module !== place.module || target.layer === null) continue
    if (target.layer !== place.layer && !mayImport[place.layer].includes(target.layer))
      yield [position, `${place.layer} must not import ${target.layer} (${specifier})`]
    if (place.layer === "module" && CLI_ONLY.includes(target.layer) && !isDynamic)
      yield [position, `the server must not load ${specifier}: write () => import("${specifier}")`]
  }
}

export const layers: Rule = {
  name: "Inside a module: domain <- commands, queries, reactions <- postgres, providers, http, jobs <- module",
  about: ({ isCode, place }) => isCode && place.area === "module",
  check: eachFile(faults),
  planted: {
    "the domain importing an adapter": {
      "modules/leads/domain/rules.ts": `import { x } from "../postgres/Leads.ts"`
    },
    "the contract importing the domain": {
      "modules/leads/contract/views.ts": `import type { Lead } from "../domain/Lead.ts"`
    },
    "a command importing its adapter": {
      "modules/leads/commands/TakeLead.ts": `import { LeadsLive } from "../postgres/Leads.ts"`
    },
    "a query importing a command": {
      "modules/leads/queries/OpenLeads.ts": `import { takeLead } from "../commands/TakeLead.ts"`
    },
    "http importing an adapter": {
      "modules/leads/http.ts": `import { LeadsLive } from "./postgres/Leads.ts"`
    },
    "the module's door exporting its demo": {
      "modules/leads/index.ts": `export { leadsDemo } from "./demo.ts"`
    },
    "the module's door exporting an adapter": {
      "modules/leads/index.ts": `export { LeadsLive } from "./postgres/Leads.ts"`
    },
    "the module's door exporting a repository": {
      "modules/leads/index.ts": `export { Leads } from "./domain/Leads.ts"`
    },
    "the module's door exporting a handler": {
      "modules/leads/index.ts": `export { takeLead } from "./commands/TakeLead.ts"`
    },
    "a CLI command importing an adapter": {
      "modules/leads/cli.ts": `import { LeadsLive } from "./postgres/Leads.ts"`
    },
    "a handler importing CLI commands": {
      "modules/leads/commands/TakeLead.ts": `import { cli } from "../cli.ts"`
    },
    "a command of a divided module importing its adapter": {
      "modules/rentals/booking/commands/Book.ts": `import { BookingsLive } from "../postgres/Bookings.ts"`
    },
    "the manifest loading CLI commands statically": {
      "modules/leads/module.ts": `import { cli } from "./cli.ts"`
    },
    "a handler importing the manifest": {
      "modules/leads/commands/TakeLead.ts": `import { leadsModule } from "../module.ts"`
    },
    "the domain importing its own module's door": {
      "modules/leads/domain/rules.ts": `import { x } from "../index.ts"`
    }
  },
  fine: {
    "each layer importing those below it": {
      "modules/leads/domain/rules.ts": `import { x } from "../contract/index.ts"`,
      "modules/leads/commands/TakeLead.ts": `import { x } from "../domain/rules.ts"`,
      "modules/leads/reactions/WhenX.ts": `import { x } from "../commands/TakeLead.ts"`,
      "modules/leads/postgres/Leads.ts": `import { x } from "../queries/OpenLeads.ts"`,
      "modules/leads/http.ts": `import { x } from "./commands/TakeLead.ts"`,
      "modules/leads/index.ts": `export { OpenLeads } from "./queries/OpenLeads.ts"`,
      "modules/leads/operator.ts": `export { takeLead } from "./commands/TakeLead.ts"`,
      "modules/leads/module.ts": `import { x } from "./postgres/Leads.ts"; const cli = () => import("./cli.ts")`,
      "modules/leads/cli.ts": `import { takeLead } from "./operator.ts"; import { listing } from "./cli/listing.ts"`,
      "modules/fleet/index.ts": `export { Occupancy } from "./ports/Occupancy.ts"`,
      "modules/fleet/postgres/Occupancy.ts": `import { Occupancy } from "../ports/Occupancy.ts"`,
      "modules/rentals/booking/commands/Book.ts": `import { Booking } from "../domain/Booking.ts"; import { price } from "../../pricing/domain/price.ts"`
    }
  }
}

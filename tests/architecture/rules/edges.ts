import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { Target } from "../model/imports.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import type { Layer, Place } from "../model/place.ts"

/** The doors that a place may import, including its own module's. */
interface Doors {
  readonly contracts: boolean
  readonly modules: boolean
  readonly infra: "all" | ReadonlyArray<string>
}

const browser: Doors = { contracts: true, modules: false, infra: [] }

/**
 * Infrastructure that use cases call directly. Each is a port in technical terms (seal, hash, store or read a file, write a document) without a
 * database or protocol in it; another port in front of it would repeat it.
 */
const TOOLS = ["secrets", "passkeys", "passwords", "files", "pdf", "push", "spreadsheets"]

const byLayer: Readonly<Record<Layer, Doors>> = {
  contract: browser,
  domain: browser,
  mails: browser,
  ports: browser,
  notifications: browser,
  imports: { contracts: true, modules: true, infra: [] },
  commands: { contracts: true, modules: true, infra: TOOLS },
  queries: { contracts: true, modules: true, infra: TOOLS },
  reactions: { contracts: true, modules: true, infra: [...TOOLS, "jobs"] },
  // Tokens are hashed on their way into a statement, so that no other layer handles the hash.
  postgres: { contracts: true, modules: true, infra: ["postgres", "secrets"] },
  providers: { contracts: true, modules: false, infra: ["outbound", "processes", "programs", "turns"] },
  // `realtime`: declares what is followed live, beside the endpoint that returns it.
  http: { contracts: true, modules: true, infra: ["http", "realtime"] },
  jobs: { contracts: true, modules: true, infra: ["jobs"] },
  demo: { contracts: true, modules: true, infra: ["passwords", "secrets"] },
  index: { contracts: true, modules: true, infra: [] },
  operator: { contracts: true, modules: false, infra: [] },
  // Queues are outside of the transaction, so the CLI command itself deletes their jobs.
  cli: { contracts: true, modules: true, infra: ["cli", "jobs", "spreadsheets"] },
  module: { contracts: false, modules: false, infra: ["modules"] }
}

const everything: Doors = { contracts: true, modules: true, infra: "all" }

const doorsOf = (place: Place): Doors => {
  switch (place.area) {
    case "kernel":
      return { contracts: false, modules: false, infra: [] }
    case "module":
      return place.layer === null ? browser : byLayer[place.layer]
    case "infra":
      return { contracts: false, modules: false, infra: "all" }
    case "app":
      return place.app === "web" ? browser : everything
    default:
      return everything
  }
}

/** Notifications react to all modules' events; no module may depend on them. */
const isNotifications = (place: Place, to: Target): boolean =>
  place.area === "module" &&
  place.module !== "notifications" &&
  (to.kind === "module" || to.kind === "contract") &&
  to.module === "notifications"

/** The CLI and the commands that modules add to it. */
const isCli = (place: Place): boolean =>
  (place.area === "app" && place.app === "cli") || (place.area === "module" && place.layer === "cli")

const isOpen = (place: Place, to: Target): boolean => {
  const open = doorsOf(place)
  switch (to.kind) {
    case "kernel":
      return place.area !== "kernel"
    case "contract":
      return open.contracts && !isNotifications(place, to)
    case "module":
      return open.modules && !isNotifications(place, to)
    case "infra":
      return open.infra === "all" || open.infra.includes(to.folder)
    case "manifest":
      return place.area === "app" && place.app !== "web"
    case "operator":
    case "cli":
      return isCli(place)
    default:
      return true
  }
}

function* faults({ imports, place }: SourceFile): Iterable<Fault> {
  for (const { specifier, position, to } of imports)
    if (!isOpen(place, to)) yield [position, `${specifier} must not be imported here`]
}

export const edges: Rule = {
  name: "Each layer imports only the doors it may use",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "the kernel importing a module": {
      "modules/kernel/a.ts": `import type { User } from "#identity/contract"`
    },
    "a contract importing a module's server side": {
      "modules/leads/contract/views.ts": `import { Profiles } from "#identity"`
    },
    "the domain importing another module": {
      "modules/leads/domain/a.ts": `import { Profiles } from "#identity"`
    },
    "the domain importing infrastructure": {
      "modules/leads/domain/a.ts": `import { newToken } from "#infra/secrets"`
    },
    "a command using the queue directly": {
      "modules/leads/commands/A.ts": `import { Queue } from "#infra/jobs"`
    },
    "a database adapter using HTTP": { "modules/leads/postgres/A.ts": `import { route } from "#infra/http"` },
    "a provider using SQL": {
      "modules/telematics/providers/a.ts": `import { rows } from "#infra/postgres"`
    },
    "a command calling an external server": {
      "modules/telematics/commands/A.ts": `import { Outbound } from "#infra/outbound"`
    },
    "infrastructure importing a module": { "infra/mail/a.ts": `import { Profiles } from "#identity"` },
    "infrastructure importing a contract": {
      "infra/http/a.ts": `import { SignIn } from "#identity/contract"`
    },
    "the web app importing server code": { "apps/web/api/a.ts": `import { signIn } from "#identity"` },
    "the web app importing infrastructure": { "apps/web/api/a.ts": `import { problem } from "#infra/http"` },
    "a module importing a manifest": {
      "modules/leads/commands/A.ts": `import { identityModule } from "#identity/module"`
    },
    "a command importing an operator door": {
      "modules/leads/commands/A.ts": `import { oneAccount } from "#identity/operator"`
    },
    "a route importing an operator door": {
      "modules/leads/http.ts": `import { allOrganizations } from "#tenancy/operator"`
    },
    "the server importing an operator door": {
      "apps/system/live.ts": `import { allAccounts } from "#identity/operator"`
    },
    "a command importing CLI commands": {
      "modules/leads/commands/A.ts": `import { findAccount } from "#identity/cli"`
    },
    "the server importing CLI commands": {
      "apps/system/live.ts": `import { cli } from "#identity/cli"`
    },
    "a CLI command importing the HTTP infrastructure": {
      "modules/leads/cli.ts": `import { route } from "#infra/http"`
    },
    "a module importing notifications": {
      "modules/leads/commands/A.ts": `import { notify } from "#notifications"`
    }
  },
  fine: {
    "each layer with its doors": {
      "modules/leads/contract/views.ts": `import { Units } from "#identity/contract"`,
      "modules/leads/domain/a.ts": `import { days } from "#kernel"`,
      "modules/leads/commands/A.ts": `import { Profiles } from "#identity"; import { Secrets } from "#infra/secrets"`,
      "modules/leads/http.ts": `import { route } from "#infra/http"`,
      "modules/telematics/providers/a.ts": `import { Outbound } from "#infra/outbound"`,
      "modules/notifications/jobs.ts": `import { job } from "#infra/jobs"`,
      "infra/mail/a.ts": `import { Queue } from "#infra/jobs"`,
      "apps/web/api/a.ts": `import { SignIn } from "#identity/contract"`,
      "modules/leads/module.ts": `import { defineModule } from "#infra/modules"`,
      "apps/cli/commands/a.ts": `import { oneAccount } from "#identity/operator"`,
      "modules/leads/cli.ts": `import { defineCli } from "#infra/cli"; import { findAccount } from "#identity/cli"; import { oneAccount } from "#identity/operator"`,
      "apps/system/a.ts": `import { x } from "#notifications"; import { leadsModule } from "#leads/module"`
    }
  }
}

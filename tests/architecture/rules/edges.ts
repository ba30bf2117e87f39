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
 * Infrastructure that use cases call directly. Each is a port in technical terms (seal, hash, store a file) without a
 * database or protocol in it; another port in front of it would repeat it.
 */
const TOOLS = ["secrets", "passwords", "files", "push"]

const byLayer: Readonly<Record<Layer, Doors>> = {
  contract: browser,
  domain: browser,
  mails: browser,
  ports: browser,
  notifications: browser,
  commands: { contracts: true, modules: true, infra: TOOLS },
  queries: { contracts: true, modules: true, infra: TOOLS },
  reactions: { contracts: true, modules: true, infra: [...TOOLS, "jobs"] },
  // Tokens are hashed on their way into a statement, so that no other layer handles the hash.
  postgres: { contracts: true, modules: true, infra: ["postgres", "secrets"] },
  providers: { contracts: true, modules: false, infra: ["outbound"] },
  http: { contracts: true, modules: true, infra: ["http"] },
  jobs: { contracts: true, modules: true, infra: ["jobs"] },
  demo: { contracts: true, modules: true, infra: ["passwords"] },
  index: { contracts: true, modules: true, infra: [] },
  operator: { contracts: true, modules: false, infra: [] },
  // The queues are not part of a transaction: what is dropped there is dropped by the command.
  cli: { contracts: true, modules: true, infra: ["cli", "jobs"] },
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

/** The shell and what modules bring to it. */
const isShell = (place: Place): boolean =>
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
      return isShell(place)
    default:
      return true
  }
}

function* faults({ imports, place }: SourceFile): Iterable<Fault> {
  for (const { specifier, position, to } of imports)
    if (!isOpen(place, to)) yield [position, `${specifier} must not be imported here`]
}

export const edges: Rule = {
  name: "Everyone opens only the doors meant for them",
  about: ({ isCode, place }) => isCode && ["kernel", "module", "infra", "app"].includes(place.area),
  check: eachFile(faults),
  planted: {
    "the kernel knows a module": { "modules/kernel/a.ts": `import type { User } from "#identity/contract"` },
    "a contract opens a server door": {
      "modules/leads/contract/views.ts": `import { Profiles } from "#identity"`
    },
    "the domain asks another module": { "modules/leads/domain/a.ts": `import { Profiles } from "#identity"` },
    "the domain uses plumbing": { "modules/leads/domain/a.ts": `import { newToken } from "#infra/secrets"` },
    "a command queues by itself": { "modules/leads/commands/A.ts": `import { Queue } from "#infra/jobs"` },
    "an adapter speaks HTTP": { "modules/leads/postgres/A.ts": `import { route } from "#infra/http"` },
    "a provider speaks SQL": {
      "modules/telematics/providers/a.ts": `import { rows } from "#infra/postgres"`
    },
    "a command calls out": {
      "modules/telematics/commands/A.ts": `import { Outbound } from "#infra/outbound"`
    },
    "plumbing knows a business word": { "infra/mail/a.ts": `import { Profiles } from "#identity"` },
    "plumbing knows a contract": { "infra/http/a.ts": `import { SignIn } from "#identity/contract"` },
    "the browser gets server code": { "apps/web/api/a.ts": `import { signIn } from "#identity"` },
    "the browser gets plumbing": { "apps/web/api/a.ts": `import { problem } from "#infra/http"` },
    "a module reads another's manifest": {
      "modules/leads/commands/A.ts": `import { identityModule } from "#identity/module"`
    },
    "a module runs what is for the operator": {
      "modules/leads/commands/A.ts": `import { oneAccount } from "#identity/operator"`
    },
    "a route runs what is for the operator": {
      "modules/leads/http.ts": `import { allOrganizations } from "#tenancy/operator"`
    },
    "the server runs what is for the operator": {
      "apps/system/live.ts": `import { allAccounts } from "#identity/operator"`
    },
    "a module uses what another brings to the shell": {
      "modules/leads/commands/A.ts": `import { findAccount } from "#identity/cli"`
    },
    "the server uses what a module brings to the shell": {
      "apps/system/live.ts": `import { cli } from "#identity/cli"`
    },
    "a command of the shell uses plumbing": {
      "modules/leads/cli.ts": `import { route } from "#infra/http"`
    },
    "someone leans on notifications": {
      "modules/leads/commands/A.ts": `import { notify } from "#notifications"`
    }
  },
  fine: {
    "each its own": {
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

import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import { LAYERS } from "../model/place.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const NAME = "[A-Za-z][A-Za-z0-9]*"

/**
 * The folders of use cases: the module's own or, past about twenty use cases, those of its parts, as in
 * `rentals/booking/commands/Book.ts`. Contract, doors, manifest and migrations stay the module's.
 */
const USE_CASES = [
  "(domain|mails|notifications|imports|http|jobs)\\.ts",
  `(domain|mails|ports)/${NAME}\\.ts`,
  // A use case is named after what the user does; a shared step, in camelCase, is not a use case.
  `(commands|queries|postgres)/${NAME}\\.ts`,
  "reactions/When[A-Z][A-Za-z0-9]*\\.ts"
]

/** A part is a noun of the domain, never the name of a layer. */
const PART = `(?!(?:${LAYERS.join("|")})/)[a-z]+/`

/** All files of a module. A new kind of file needs a decision record, and then a line here. */
const MODULE = [
  "README\\.md",
  "(index|operator|module|cli|demo)\\.ts",
  `(contract|cli|demo)/${NAME}\\.ts`,
  // Rules on one subject that the web app and the server share.
  `contract/[a-z]+/${NAME}\\.ts`,
  `(${PART})?(${USE_CASES.join("|")})`,
  "postgres/migrations/\\d{4}_[a-z0-9_]+\\.sql"
]

const INFRA = [
  "cli",
  "config",
  "deploy",
  "embedded",
  "files",
  "folders",
  "http",
  "jobs",
  "mail",
  "modules",
  "observability",
  "outbound",
  "passkeys",
  "passwords",
  "pdf",
  "postgres",
  "processes",
  "programs",
  "push",
  "realtime",
  "secrets",
  "sms",
  "spreadsheets",
  "turns"
]

const CONTEXTS = [
  "audit",
  "billing",
  "customers",
  "dealership",
  "files",
  "fleet",
  "identity",
  "imports",
  "inspections",
  "leads",
  "maintenance",
  "messaging",
  "notifications",
  "rentals",
  "reports",
  "sso",
  "telematics",
  "tenancy",
  "tokens",
  "views",
  "webhooks"
]

const WEB = ["api", "app", "build", "i18n", "landing", "public", "styles", "ui", "worker"]

const anyOf = (parts: ReadonlyArray<string>): string => `(${parts.join("|")})`

const STRUCTURE = [
  `modules/kernel/${NAME}\\.ts`,
  `modules/${anyOf(CONTEXTS)}/${anyOf(MODULE)}`,
  // Adapters to providers of vehicle data, recalls and identities, to receivers of events, and to name servers.
  `modules/(telematics|fleet/vehicles|maintenance/recalls|identity/issuers|sso|webhooks)/providers/${NAME}\\.ts`,
  `infra/${anyOf(INFRA)}/.+`,
  "apps/(system|server|worker|cli)/.+",
  "apps/web/[^/]+",
  `apps/web/${anyOf(WEB)}/.+`,
  `apps/web/contexts/${anyOf([...CONTEXTS, "operations", "planned"])}/.+`,
  "apps/web/contexts/(manifests|routes)\\.ts",
  "(scripts|tests|docs|\\.ci)/.+",
  "[^/]+"
].map((pattern) => new RegExp(`^${pattern}$`))

function* faults({ path }: SourceFile): Iterable<Fault> {
  if (!STRUCTURE.some((pattern) => pattern.test(path)))
    yield [0, "a file or name that the project's structure does not have"]
}

export const fileNames: Rule = {
  name: "Files and folders follow the project's structure",
  about: () => true,
  check: eachFile(faults),
  planted: {
    "a folder for everything": { "modules/identity/utils/text.ts": "" },
    "an unknown layer": { "modules/identity/services/UserStore.ts": "" },
    "providers outside of telematics": { "modules/identity/providers/github.ts": "" },
    "a folder in a layer": { "modules/identity/domain/user/rules.ts": "" },
    "a part inside a part": { "modules/rentals/booking/desk/commands/Book.ts": "" },
    "a part with its own contract": { "modules/rentals/booking/contract/bookings.ts": "" },
    "a part with its own migrations": {
      "modules/rentals/booking/postgres/migrations/0001_booking.sql": ""
    },
    "a folder within the CLI commands": { "modules/identity/cli/users/list.ts": "" },
    "an unknown context": { "modules/blog/index.ts": "" },
    "a reaction that does not name its event": { "modules/identity/reactions/SendWelcome.ts": "" },
    "a migration without a number": { "modules/identity/postgres/migrations/users.sql": "" },
    "a kebab-case name in a layer": { "modules/identity/commands/sign-up.ts": "" },
    "an unknown infrastructure folder": { "infra/cache/index.ts": "" },
    "an unknown app": { "apps/admin/main.ts": "" },
    "an unknown top-level folder": { "lib/a.ts": "" }
  },
  fine: {
    "files of the structure": {
      "modules/identity/accounts/commands/SignUp.ts": "",
      "modules/identity/reactions/WhenMemberRemoved.ts": "",
      "modules/identity/postgres/migrations/0001_identity.sql": "",
      "modules/identity/http.ts": "",
      "modules/identity/operator.ts": "",
      "modules/identity/module.ts": "",
      "modules/identity/cli.ts": "",
      "modules/identity/cli/users.ts": "",
      "modules/fleet/ports/Occupancy.ts": "",
      "modules/fleet/contract/vin/checkDigit.ts": "",
      "modules/rentals/booking/commands/Book.ts": "",
      "modules/rentals/booking/postgres/Bookings.ts": "",
      "modules/rentals/booking/http.ts": "",
      "infra/http/outer/requestId.ts": "",
      "apps/web/contexts/identity/AuthPage.tsx": "",
      "package.json": ""
    }
  }
}

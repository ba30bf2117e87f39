import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import { LAYERS } from "../model/place.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const NAME = "[A-Za-z][A-Za-z0-9]*"

/**
 * The folders of use cases: the module's own or, past about twenty use cases, those of its parts, as in
 * `rentals/booking/commands/Book.ts`. Contract, doors, manifest and migrations stay the module's.
 */
const USE_CASES = [
  "(domain|mails|notifications|http|jobs)\\.ts",
  `(domain|mails|ports)/${NAME}\\.ts`,
  // A use case is named after what the user does; a shared step, in camelCase, is not a use case.
  `(commands|queries|postgres)/${NAME}\\.ts`,
  "reactions/When[A-Z][A-Za-z0-9]*\\.ts"
]

/** A part is a noun of the trade, never the name of a layer. */
const PART = `(?!(?:${LAYERS.join("|")})/)[a-z]+/`

/** All files of a module. A new kind of file needs a decision record, and then a line here. */
const MODULE = [
  "README\\.md",
  "(index|operator|module|cli|demo)\\.ts",
  `(contract|cli|demo)/${NAME}\\.ts`,
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
  "passwords",
  "postgres",
  "push",
  "realtime",
  "secrets"
]

const CONTEXTS = [
  "audit",
  "billing",
  "customers",
  "dealership",
  "fleet",
  "identity",
  "inspections",
  "leads",
  "maintenance",
  "messaging",
  "notifications",
  "rentals",
  "reports",
  "telematics",
  "tenancy"
]

const WEB = ["api", "app", "build", "i18n", "landing", "public", "styles", "ui", "worker"]

const anyOf = (parts: ReadonlyArray<string>): string => `(${parts.join("|")})`

const HOUSE = [
  `modules/kernel/${NAME}\\.ts`,
  `modules/${anyOf(CONTEXTS)}/${anyOf(MODULE)}`,
  // Adapters to providers of vehicle data.
  `modules/telematics/providers/${NAME}\\.ts`,
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
  if (!HOUSE.some((pattern) => pattern.test(path)))
    yield [0, "the house has no room for this file or its name"]
}

export const fileNames: Rule = {
  name: "Files and folders are those of the house",
  about: () => true,
  check: eachFile(faults),
  planted: {
    "a folder for everything": { "modules/identity/utils/text.ts": "" },
    "a layer from elsewhere": { "modules/identity/services/UserStore.ts": "" },
    "providers of something else": { "modules/identity/providers/github.ts": "" },
    "a folder in a layer": { "modules/identity/domain/user/rules.ts": "" },
    "a part inside a part": { "modules/rentals/booking/desk/commands/Book.ts": "" },
    "a part with a contract of its own": { "modules/rentals/booking/contract/bookings.ts": "" },
    "a part with migrations of its own": {
      "modules/rentals/booking/postgres/migrations/0001_booking.sql": ""
    },
    "a folder of the shell's commands": { "modules/identity/cli/users/list.ts": "" },
    "a context nobody decided on": { "modules/blog/index.ts": "" },
    "a reaction that does not say to what": { "modules/identity/reactions/SendWelcome.ts": "" },
    "a migration out of order": { "modules/identity/postgres/migrations/users.sql": "" },
    "a kebab in a layer": { "modules/identity/commands/sign-up.ts": "" },
    "plumbing nobody decided on": { "infra/cache/index.ts": "" },
    "an app nobody decided on": { "apps/admin/main.ts": "" },
    "a room at the top": { "lib/a.ts": "" }
  },
  fine: {
    "the house": {
      "modules/identity/commands/SignUp.ts": "",
      "modules/identity/reactions/WhenMemberRemoved.ts": "",
      "modules/identity/postgres/migrations/0001_identity.sql": "",
      "modules/identity/http.ts": "",
      "modules/identity/operator.ts": "",
      "modules/identity/module.ts": "",
      "modules/identity/cli.ts": "",
      "modules/identity/cli/users.ts": "",
      "modules/fleet/ports/Occupancy.ts": "",
      "modules/rentals/booking/commands/Book.ts": "",
      "modules/rentals/booking/postgres/Bookings.ts": "",
      "modules/rentals/booking/http.ts": "",
      "infra/http/outer/requestId.ts": "",
      "apps/web/contexts/identity/AuthPage.tsx": "",
      "package.json": ""
    }
  }
}

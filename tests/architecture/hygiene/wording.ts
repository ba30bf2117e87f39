import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The code that runs outside of the browser, except applied migrations and the dialogues of the demo. */
const SERVER = [
  /^(?:apps\/(?:cli|server|system|worker)|infra|scripts)\/.+\.(?:ts|mjs|md|txt)$/,
  /^infra\/deploy\/.+\.sql$/,
  /^modules\/(?!messaging\/demo\/).+\.(?:ts|md)$/
]

const BROWSER = [/^apps\/web\/.+\.(?:ts|tsx|css)$/]

/** Where wording is checked. A file joins the list once it is clean. */
const WHERE = [
  ...SERVER,
  ...BROWSER,
  /^tests\/cli\//,
  /^tests\/(?:kernel|identity|tenancy|audit|leads)\/.+\.(?:ts|md)$/,
  /^tests\/(?:customers|messaging|notifications|telematics|faults|http|scripts|build|isolation)\//,
  /^tests\/(?:support|plantedFaults|web|e2e|screens|audit|bench)\//,
  /^tests\/infra\/(?!http\/)/,
  // docs/style.md quotes what not to write.
  /^(?!docs\/style\.md).+\.md$/
]

/** Metaphors and dated phrases; docs/style.md says what to write instead. */
const AVOIDED = [
  "hangs?",
  "hung up",
  "cuelga[ns]?",
  "colgar\\w*",
  "anew",
  "at once",
  "by (?:itself|themselves)",
  "in vain",
  "broke off",
  "mends?",
  "mended",
  "unless told",
  "tells? of",
  "(?:is|are|was|were|be) told"
]

/** Dated words, and names that say nothing. */
const AVOIDED_IN_CODE = [
  "hung",
  "told",
  "tells",
  "somebody",
  "anybody",
  "everybody",
  "whoever",
  "whence",
  "of theirs",
  "broken off",
  "(?:gives?|gave|given) up",
  "unless given",
  "(?:const|let) (?:found|asked|kept)"
]

const without = (words: ReadonlyArray<string>): Rule["check"] =>
  nowhere(new RegExp(`\\b(?:${words.join("|")})\\b`, "gi"), "use plain words (docs/style.md)")

const isIn = (places: ReadonlyArray<RegExp>) => (file: SourceFile) =>
  !isRule(file) && places.some((place) => place.test(file.path))

export const wording: Rule = {
  name: "Texts for people use plain words",
  about: isIn(WHERE),
  check: without(AVOIDED),
  planted: {
    "a metaphor in a catalogue": {
      "apps/web/contexts/fleet/messages/en.ts": `const empty = "Nothing hangs here yet"`
    },
    "the same in Spanish": { "apps/web/app/messages/shell.es.ts": `const empty = "Aquí no cuelga nada"` },
    "a dated word in an email": { "modules/leads/mails.ts": `const footnote = "Please ask for it anew."` },
    "an ambiguous word in an error": {
      "modules/leads/contract/errors.ts": `const message = "Change your password at once."`
    },
    "a dated phrase in a command": {
      "apps/cli/commands/a.ts": `const scale = "times; 1 unless told"`
    },
    "a metaphor on the landing page": {
      "apps/web/landing/messages/en.ts": `const title = "Every key hangs on its hook."`
    },
    "a metaphor in a comment": {
      "modules/kernel/a.ts": `// A retry mends it.`
    },
    "an ambiguous word in a test title": {
      "tests/tenancy/a.unit.test.ts": `it("ends every session at once", run)`
    },
    "a metaphor in the documentation": { "docs/design.md": "One glance says which key hangs on its hook." },
    "an import that acts by itself": { "README.md": "The import goes on by itself." }
  },
  fine: {
    "a plain text": { "apps/web/app/messages/shell.en.ts": `const empty = "Nothing here yet"` },
    "a longer word": { "README.md": "Restart the server after a change of its settings." }
  }
}

export const wordingOfCode: Rule = {
  name: "Code uses plain words and meaningful names",
  about: isIn([...SERVER, ...BROWSER]),
  check: without(AVOIDED_IN_CODE),
  planted: {
    "a dated pronoun in a comment": { "infra/http/a.ts": "// Refused when somebody else is signed in." },
    "a dated pronoun in a summary": {
      "modules/messaging/contract/messages.ts": `const summary = "Reply to whoever wrote it"`
    },
    "a name that says nothing": {
      "modules/customers/queries/A.ts": "const found = yield* customers.find(id)"
    },
    "a name that says nothing, in a component": {
      "apps/web/contexts/fleet/Row.tsx": "const found = vehicles.find(isOpen)"
    },
    "a dated pronoun on the landing page": {
      "apps/web/landing/messages/en.ts": `const text = "Everybody sees it move."`
    },
    "a job that gives up": { "infra/jobs/a.ts": `const subject = "Two jobs gave up"` },
    "a dated word in a README": { "modules/notifications/README.md": "What a person was told." },
    "a dated word in a template": {
      "scripts/scaffold/templates/module/a.ts.txt": `it("refuses somebody without access", run)`
    },
    "a dated phrase in the roles": { "infra/deploy/roles.sql": "-- The owner inherits nothing of theirs." }
  },
  fine: {
    "the name of a column, and a status": {
      "infra/jobs/a.ts": "// Not found.\nconst sql = `update app.mails set given_up_at = now()`",
      "infra/mail/a.ts": `const status = "given_up"`
    },
    "the dialogues of the demo": {
      "modules/messaging/demo/a.ts": `const message = "Somebody parked in our row."`,
      "modules/messaging/demo.ts": "/** Messages of the demo. */"
    },
    "an applied migration": {
      "modules/audit/postgres/migrations/0001_a.sql": "-- Whoever somebody is.",
      "infra/deploy/roles.sql": "-- The roles."
    }
  }
}

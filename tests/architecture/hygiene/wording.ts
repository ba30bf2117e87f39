import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

/** Where wording is checked. A file joins the list once it is clean. */
const WHERE = [
  /^apps\/web\/.+\.(?:ts|tsx|css)$/,
  /^(?:apps|infra|tests)\/cli\//,
  /^modules\/\w+\/cli\b/,
  /^modules\/\w+\/(?:mails|contract\/errors)\.ts$/,
  /^(?:modules|tests)\/(?:kernel|identity|tenancy|audit|leads)\/.+\.(?:ts|md)$/,
  /^infra\/(?!http\/).+\.ts$/,
  /^scripts\/.+\.(?:ts|mjs)$/,
  /^apps\/(?:system|server|worker)\//,
  /^modules\/(?:customers|messaging|telematics)\/(?:commands|domain|queries|postgres|providers|reactions)\/.+\.ts$/,
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

export const wording: Rule = {
  name: "Texts for people use plain words",
  about: (file) => !isRule(file) && WHERE.some((place) => place.test(file.path)),
  check: nowhere(new RegExp(`\\b(?:${AVOIDED.join("|")})\\b`, "gi"), "use plain words (docs/style.md)"),
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

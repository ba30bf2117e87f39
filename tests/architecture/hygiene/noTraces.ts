import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

const HOST = String.raw`\bregistry\.[\w-]+\.\w+|\bnpmjs\.(?:org|com)|\bregistry\.yarnpkg|\bnpmmirror\b|\bartifactory\b|\bverdaccio\b`
const PATH = String.raw`(?<![\w.}$*)-])\/(?:work|home|root|Users|tmp)\/[\w.-]+`
const WINDOWS_PATH = String.raw`\b[A-Z]:\\{1,2}Users\b`
const TRACKER = String.raw`\b[Ii]ssues? #?\d+\b|\(#\d+\)`

/** Details of one machine, network or workflow do not belong in the project. */
export const noTraces: Rule = {
  name: "No file mentions a developer's machine, registry or tracker",
  about: (file) => !isRule(file),
  check: nowhere(
    new RegExp([HOST, PATH, WINDOWS_PATH, TRACKER].join("|"), "g"),
    "is specific to one machine, registry or tracker"
  ),
  planted: {
    "a registry in the lock file": {
      "package-lock.json": `{ "resolved": "https://registry.npmjs.org/x/-/x-1.0.0.tgz" }`
    },
    "a mirror in the settings": { ".npmrc": "registry=https://npm.verdaccio.example" },
    "a home folder": { "docs/testing.md": "Run it in /home/anna/motorpool" },
    "a temporary file": { "tests/support/a.ts": `const folder = "/tmp/motorpool"` },
    "a folder on Windows": { "docs/testing.md": String.raw`C:\Users\anna` },
    "a ticket number": { "modules/leads/domain/a.ts": "// see issue 12" }
  },
  fine: {
    "paths of the product and of every machine": {
      "docs/testing.md": "`/api/docs`, `~/.cache`, /usr/bin/chromium, https://example.com/work/orders",
      "infra/embedded/place.ts": "const folder = join(tmpdir(), name) // not /tmp"
    }
  }
}

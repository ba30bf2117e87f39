import { eachFile, type Fault, type Rule } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { everyVersion, readManifest } from "./manifest.ts"

/** Also of another package, which takes the place of one that we don't need. */
const EXACT = /^(?:npm:[\w./@-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

function* faults({ text }: SourceFile): Iterable<Fault> {
  for (const [name, version] of everyVersion(readManifest(text)))
    if (!EXACT.test(version)) yield [text.indexOf(`"${name}"`), `${name} ${version} is not one exact version`]
}

export const exactPins: Rule = {
  name: "Every dependency is pinned to one version",
  about: ({ path }) => path === "package.json",
  check: eachFile(faults),
  planted: {
    "a range": { "package.json": `{ "dependencies": { "effect": "^4.1.0" } }` },
    "a tag": { "package.json": `{ "devDependencies": { "vitest": "latest" } }` },
    "an open override": { "package.json": `{ "overrides": { "rollup": "4.x" } }` },
    "an open replacement": { "package.json": `{ "overrides": { "a": "npm:b@1" } }` },
    "a branch": { "package.json": `{ "optionalDependencies": { "a": "github:a/a" } }` }
  },
  fine: {
    "exact versions": {
      "package.json": `{ "dependencies": { "effect": "4.1.0", "x": "18.4.0-beta.17" }, "overrides": { "a": "npm:@b/c@1.0.0" }, "engines": { "node": ">=20" } }`
    }
  }
}

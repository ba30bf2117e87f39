import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const require = createRequire(import.meta.url)
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*"@radix-ui\/themes"/g

/** The texts of our files of a kind. */
export const sourcesOf = (root: string, kind: RegExp): ReadonlyArray<string> =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file) && !/^(?:build|dist|node_modules)/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()

const importedComponents = (files: ReadonlyArray<string>) =>
  files
    .flatMap((text) => [...text.matchAll(IMPORT)])
    .flatMap(([, names]) => (names ?? "").split(","))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
    .filter((name) => /^[A-Z]/.test(name))

const readModules = (file: string, seen: Map<string, string>): Map<string, string> => {
  if (seen.has(file)) return seen
  const text = readFileSync(file, "utf8")
  seen.set(file, text)
  for (const [, path] of text.matchAll(/from"(\.[^"]+)"/g)) readModules(join(dirname(file), path ?? ""), seen)
  return seen
}

/** The texts of the Radix components that our files import, and of everything these import. */
export const radixCode = (files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folder = join(dirname(require.resolve("@radix-ui/themes/package.json")), "dist/esm/components")
  const seen = new Map<string, string>()
  for (const name of [...importedComponents(files), "Theme"])
    readModules(join(folder, `${kebab(name)}.js`), seen)
  return [...seen.values()]
}

import type { Tree } from "../../tests/architecture/model/Rule.ts"
import { type Aliases, importedBy } from "./resolve.ts"

/** Not followed further: the composition root reaches everything and would make every change affect every test. */
const isAssembly = (path: string): boolean => /^apps\/(system|web\/app|server|worker)\//.test(path)

/** A module, or a context of the web app: tested on its own. */
const unitOf = (path: string): string | undefined =>
  /^(?:modules|apps\/web\/contexts)\/[^/]+\//.exec(path)?.[0]

/** The tests of a part of the product, whether or not they import it: they may reach it over HTTP. */
const testFolderOf = (path: string): string | undefined => {
  const [, area = "", name = ""] =
    /^(modules|infra|apps\/web\/contexts|apps|scripts)\/([^/]+)\//.exec(path) ?? []
  switch (area) {
    case "modules":
      return `tests/${name}/`
    case "infra":
      return `tests/infra/${name}/`
    case "apps/web/contexts":
      return `tests/web/contexts/${name}/`
    case "apps":
      return name === "cli" ? "tests/cli/" : undefined
    default:
      return undefined
  }
}

/** Its tests cover every endpoint and table of all modules. */
const ISOLATION = "tests/isolation/"

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Files that affect every test. */
const affectsAllTests = (path: string): boolean =>
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|infra\/postgres\/migrations\/)/.test(path)

const importersIn = ({ files }: Tree, aliases: Aliases): ReadonlyMap<string, ReadonlyArray<string>> => {
  const importers = new Map<string, Array<string>>()
  for (const file of files)
    for (const imported of importedBy(file, aliases)) {
      if (isAssembly(file.path) && unitOf(imported) !== undefined) continue
      importers.set(imported, [...(importers.get(imported) ?? []), file.path])
    }
  return importers
}

/** These files and all files that import them, directly or indirectly. */
const reachedFrom = (
  changed: ReadonlyArray<string>,
  importers: ReadonlyMap<string, ReadonlyArray<string>>
): ReadonlySet<string> => {
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** The tests that a change to these files can break, by imports and by location. */
export const affectedTests = (
  tree: Tree,
  changed: ReadonlyArray<string>,
  aliases: Aliases
): ReadonlyArray<string> => {
  const tests = tree.files.map(({ path }) => path).filter(isTest)
  if (changed.some(affectsAllTests)) return tests
  const reached = [...reachedFrom(changed, importersIn(tree, aliases))]
  const folders = new Set(reached.flatMap((path) => testFolderOf(path) ?? []))
  if (reached.some((path) => path.startsWith("modules/"))) folders.add(ISOLATION)
  return tests.filter(
    (test) => reached.includes(test) || [...folders].some((folder) => test.startsWith(folder))
  )
}

import type { Tree } from "../../tests/architecture/model/Rule.ts"
import { type Aliases, importedBy } from "./resolve.ts"

/** Only ends here: what is put together there reaches everything, and would make every change affect every test. */
const isAssembly = (path: string): boolean => /^apps\/(system|web\/app|server|worker)\//.test(path)

/** A module, or a context of the web app: assembled with the others, and tested at home. */
const unitOf = (path: string): string | undefined =>
  /^(?:modules|apps\/web\/contexts)\/[^/]+\//.exec(path)?.[0]

/** Where the tests of a piece of the product are, whether or not they import it: they may reach it over HTTP. */
const homeOf = (path: string): string | undefined => {
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

/** Attacks every endpoint and looks into every table, of whatever module. */
const ISOLATION = "tests/isolation/"

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** What decides how every test runs. */
const isEverybodys = (path: string): boolean =>
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

/** These files and all that import them, directly or through others. */
const reachedFrom = (
  changed: ReadonlyArray<string>,
  importers: ReadonlyMap<string, ReadonlyArray<string>>
): ReadonlySet<string> => {
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** The tests that changes to these files can break, by what imports what and by where tests are. */
export const affectedTests = (
  tree: Tree,
  changed: ReadonlyArray<string>,
  aliases: Aliases
): ReadonlyArray<string> => {
  const tests = tree.files.map(({ path }) => path).filter(isTest)
  if (changed.some(isEverybodys)) return tests
  const reached = [...reachedFrom(changed, importersIn(tree, aliases))]
  const homes = new Set(reached.flatMap((path) => homeOf(path) ?? []))
  if (reached.some((path) => path.startsWith("modules/"))) homes.add(ISOLATION)
  return tests.filter((test) => reached.includes(test) || [...homes].some((home) => test.startsWith(home)))
}

// Measures what a browser loads for a page, and fails above the budget. Run after the build.
import { readFileSync, statSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

/** Files that load together, and their budget in kilobytes (1000 bytes, brotli) per kind. */
interface Load {
  readonly name: string
  readonly files: ReadonlySet<string>
  readonly budgets: Readonly<Partial<Record<"js" | "css", number>>>
}

/** The script of the app, which a script in its document fetches. */
const APP = "index.html"
const SHELL = "app/shellChunk.ts"
const CENTER = "contexts/operations/OperationsPage.tsx"
const ROUTE = 61
/** The engine of the map, which only that page loads, beside its list. */
const MAP = "contexts/telematics/map/canvas/MapCanvas.tsx"
const MAP_ENGINE = 255
const CSS = 40
/** Of all pages and dialogs together; each loads only its own. */
const EVERY_STYLE = 62.5

const dist = new URL("../apps/web/dist/", import.meta.url)

const readManifest = (): Readonly<Record<string, Chunk>> => {
  try {
    return JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"))
  } catch {
    console.error("The web app is not built. Build it first: npx vite build apps/web")
    process.exit(1)
  }
}

const manifest = readManifest()

const chunkOf = (name: string): Chunk => {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Was it renamed? Then rename it here too.`)
  return chunk
}

/** The files of some modules and of everything that `next` reaches from them. */
const filesOf = (names: ReadonlyArray<string>, next: (chunk: Chunk) => ReadonlyArray<string>) => {
  const files = new Set<string>()
  const seen = new Set<string>()
  const collect = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = chunkOf(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const following of next(chunk)) collect(following)
  }
  names.forEach(collect)
  return files
}

const imported = ({ imports = [] }: Chunk) => imports
const everything = ({ imports = [], dynamicImports = [] }: Chunk) => [...imports, ...dynamicImports]

const nameOf = (file: string) => Object.keys(manifest).find((name) => manifest[name]?.file === file)

/** Spanish is longer, and includes the texts of all errors, for which English uses the server's own. */
const LANGUAGES = { en: { inWords: "", longer: 0 }, es: { inWords: " in Spanish", longer: 2.7 } } as const

/** The files a document's tags load, with their imports; and modules loaded besides, such as by a script in its head. */
const firstLoad = (document: string, modules: ReadonlyArray<string>) => {
  const html = readFileSync(new URL(document, dist), "utf8")
  const tags = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = ""]) => file
  )
  const named = tags.map(nameOf).filter((name) => name !== undefined)
  return new Set([...tags, ...filesOf([...named, ...modules], imported)])
}

/** A page's first load in each language: code, shared texts and the page's own texts. */
const inLanguages = (
  name: string,
  modules: ReadonlyArray<string>,
  texts: string,
  english: number
): ReadonlyArray<Load> =>
  Object.entries(LANGUAGES).map(([locale, { inWords, longer }]) => ({
    name: `${name} first load${inWords}`,
    files: firstLoad("index.html", [APP, ...modules, `i18n/messages/${locale}.ts`, `${texts}/${locale}.ts`]),
    budgets: { js: english + longer, css: CSS }
  }))

const dashboard = firstLoad("index.html", [APP, SHELL])

const routes = [...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))]
  .filter((name) => name !== SHELL && !name.startsWith("landing/"))
  .toSorted()

const LOADS: ReadonlyArray<Load> = [
  { name: "/ first load", files: firstLoad("home.html", []), budgets: { js: 2.9, css: CSS } },
  // Every route, action and icon of the sidebar is known from the first page on: some 0.3 kB for each page there is.
  ...inLanguages("/auth", ["contexts/identity/AuthPage.tsx"], "contexts/identity/messages", 140),
  ...inLanguages("/dashboard", [SHELL, CENTER], "app/messages", 204),
  // Pages, dialogs and languages that load later, without what is already loaded.
  ...routes.map((name) => ({
    name,
    files: new Set([...filesOf([name], imported)].filter((file) => !dashboard.has(file))),
    budgets: { js: name === MAP ? MAP_ENGINE : ROUTE }
  })),
  {
    name: "every style sheet of the app",
    files: filesOf([APP], everything),
    budgets: { css: EVERY_STYLE }
  }
]

/** Bytes sent: the precompressed file, or the file itself where it is too small for one. */
const weigh = (file: string): number => {
  try {
    return statSync(new URL(`${file}.br`, dist)).size
  } catch {
    return brotliCompressSync(readFileSync(new URL(file, dist))).length
  }
}

const showFiles = process.argv.includes("--files")

const isOverweight = ({ name, files, budgets }: Load): boolean => {
  const over = Object.entries(budgets).filter(([kind, budget]) => {
    const own = [...files].filter((file) => file.endsWith(`.${kind}`)).toSorted()
    const kilobytes = own.reduce((sum, file) => sum + weigh(file), 0) / 1000
    if (showFiles)
      for (const file of own) console.log(`  ${(weigh(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
    console.log(`${name}, ${kind}: ${kilobytes.toFixed(1)} kB of ${budget} kB brotli in ${own.length} files`)
    return kilobytes > budget
  })
  return over.length > 0
}

if (LOADS.filter(isOverweight).length > 0) {
  console.error("Over budget. Find what was added with: node scripts/size.ts --files")
  process.exit(1)
}

// Weighs what a browser loads for a page, and fails above the budget. Run after the build.
import { readFileSync, statSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

interface Page {
  readonly name: string
  /** Kilobytes (1000 bytes), brotli. */
  readonly budgets: { readonly js: number; readonly css: number }
  /** Its document, and the modules loaded beside it. What these import is loaded too; dynamic imports are not. */
  readonly document: string
  readonly modules: ReadonlyArray<string>
}

const PAGES: ReadonlyArray<Page> = [
  // With the dialog, which comes when somebody opens it.
  {
    name: "/",
    budgets: { js: 70, css: 40 },
    document: "home.html",
    modules: ["landing/demo/openDemo.ts"]
  },
  {
    name: "/auth",
    budgets: { js: 150, css: 40 },
    document: "index.html",
    modules: ["contexts/identity/AuthPage.tsx"]
  }
]

const dist = new URL("../apps/web/dist/", import.meta.url)

const readManifest = (): Readonly<Record<string, Chunk>> => {
  try {
    return JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"))
  } catch {
    console.error("There is no built web app to weigh. Build it first: npx vite build apps/web")
    process.exit(1)
  }
}

const manifest = readManifest()

const collect = (name: string, files: Set<string>, seen: Set<string>) => {
  if (seen.has(name)) return
  seen.add(name)
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Was it renamed? Then rename it here too.`)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const next of chunk.imports ?? []) collect(next, files, seen)
}

const nameOf = (file: string): string | undefined =>
  Object.keys(manifest).find((name) => manifest[name]?.file === file)

/** What a document's own tags ask for, and what that imports. */
const collectDocument = (document: string, files: Set<string>, seen: Set<string>) => {
  const html = readFileSync(new URL(document, dist), "utf8")
  for (const [, file = ""] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) {
    files.add(file)
    const name = nameOf(file)
    if (name !== undefined) collect(name, files, seen)
  }
}

/** Bytes on the wire: the precompressed file, or the file itself where it is too small for one. */
const weigh = (file: string): number => {
  try {
    return statSync(new URL(`${file}.br`, dist)).size
  } catch {
    return brotliCompressSync(readFileSync(new URL(file, dist))).length
  }
}

const isOverweight = ({ name, budgets, document, modules }: Page): boolean => {
  const files = new Set<string>()
  const seen = new Set<string>()
  collectDocument(document, files, seen)
  for (const one of modules) collect(one, files, seen)
  if (process.argv.includes("--files"))
    for (const file of [...files].sort())
      console.log(`  ${(weigh(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
  const over = Object.entries(budgets).filter(([kind, budget]) => {
    const own = [...files].filter((file) => file.endsWith(`.${kind}`))
    const kilobytes = own.reduce((sum, file) => sum + weigh(file), 0) / 1000
    console.log(
      `${name} first load, ${kind}: ${kilobytes.toFixed(1)} kB of ${budget} kB brotli in ${own.length} files`
    )
    return kilobytes > budget
  })
  return over.length > 0
}

if (PAGES.filter(isOverweight).length > 0) {
  console.error("Over budget. Find what was added with: node scripts/size.ts --files")
  process.exit(1)
}

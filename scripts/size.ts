// Weighs what a browser loads before it can show /auth, and fails above the budget. Run after the build.
import { readFileSync, statSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
}

/** Kilobytes (1000 bytes), brotli. */
const BUDGETS = { js: 150, css: 40 } as const
/** The page's entry and the module its route loads. What these import is loaded too; dynamic imports are not. */
const ROOTS = ["index.html", "contexts/identity/AuthPage.tsx"]

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

/** Bytes on the wire: the precompressed file, or the file itself where it is too small for one. */
const weigh = (file: string): number => {
  try {
    return statSync(new URL(`${file}.br`, dist)).size
  } catch {
    return brotliCompressSync(readFileSync(new URL(file, dist))).length
  }
}

const files = new Set<string>()
const seen = new Set<string>()
for (const root of ROOTS) collect(root, files, seen)

const overweight = Object.entries(BUDGETS).filter(([kind, budget]) => {
  const own = [...files].filter((file) => file.endsWith(`.${kind}`))
  const kilobytes = own.reduce((sum, file) => sum + weigh(file), 0) / 1000
  console.log(
    `/auth first load, ${kind}: ${kilobytes.toFixed(1)} kB of ${budget} kB brotli in ${own.length} files`
  )
  return kilobytes > budget
})

if (process.argv.includes("--files")) {
  for (const file of [...files].sort())
    console.log(`  ${(weigh(file) / 1000).toFixed(1).padStart(6)} kB  ${file}`)
}
if (overweight.length > 0) {
  console.error("Over budget. Find what was added with: node scripts/size.ts --files")
  process.exit(1)
}

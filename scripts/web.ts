// Builds the web app into apps/web/dist, unless it is already built from the same sources.
import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const MARKER = join(root, "apps/web/dist/.built-from")

const SOURCES = [
  "apps/web/**/*",
  "modules/kernel/**/*",
  "modules/*/contract/**/*",
  "package-lock.json",
  "tsconfig.json"
]

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const files = globSync(SOURCES, { cwd: root, exclude: ["apps/web/dist"], withFileTypes: true }).filter(
    (entry) => entry.isFile()
  )
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update("\0")
  }
  return hash.digest("hex")
}

const build = async (): Promise<void> => {
  // Pages are rendered for someone who has stored nothing. Node warns of a storage without a file.
  Reflect.deleteProperty(globalThis, "localStorage")
  // Loaded only now: a start without a build need not wait for Vite.
  const vite = await import("vite")
  await vite.build({ configFile: join(root, "apps/web/vite.config.ts"), logLevel: "warn" })
}

const sources = fingerprint()
if (!existsSync(MARKER) || readFileSync(MARKER, "utf8") !== sources) {
  process.stdout.write("Building the web app.\n")
  try {
    await build()
    // Written last, so that an interrupted build does not count.
    writeFileSync(MARKER, sources)
  } catch (cause) {
    process.stderr.write(
      `The web app could not be built: ${cause instanceof Error ? cause.message : String(cause)}\n`
    )
    process.exitCode = 1
  }
}

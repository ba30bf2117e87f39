// Builds the web app into apps/web/dist, unless what is there was built from the same sources.
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
  // Only now: a start without a build does not wait for Vite to load.
  const vite = await import("vite")
  await vite.build({ configFile: join(root, "apps/web/vite.config.ts"), logLevel: "warn" })
}

const sources = fingerprint()
if (!existsSync(MARKER) || readFileSync(MARKER, "utf8") !== sources) {
  process.stdout.write("Building the web app.\n")
  try {
    await build()
    // Last, so that an interrupted build counts as none.
    writeFileSync(MARKER, sources)
  } catch (cause) {
    process.stderr.write(
      `The web app could not be built: ${cause instanceof Error ? cause.message : String(cause)}\n`
    )
    process.exitCode = 1
  }
}

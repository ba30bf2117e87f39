import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Sources, Tree } from "./Rule.ts"
import { SourceFile } from "./SourceFile.ts"

/** Made by tools or for one machine; never part of the project. */
const NOT_OURS = new Set([
  ".data",
  ".git",
  "coverage",
  "dist",
  "generated",
  "node_modules",
  "playwright-report",
  "test-results"
])
const TEXT =
  /(^|\/)(\.[a-z]+rc|\.[a-z]+ignore|run)$|\.(ts|tsx|mts|mjs|js|json|jsonc|sql|md|css|html|yaml|yml|sh|svg|txt)$/
const MAX_BYTES = 2_000_000

const walk = (root: string, folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name)) return []
    return entry.isDirectory() ? walk(root, path) : entry.isFile() && TEXT.test(path) ? [path] : []
  })

const treeOf = (files: ReadonlyArray<SourceFile>): Tree => {
  const paths = new Set(files.map(({ path }) => path))
  return { files, has: (path) => paths.has(path) }
}

export const projectRoot = fileURLToPath(new URL("../../../", import.meta.url))

/** Every text file of the project that people write. */
export const projectTree = (root = projectRoot): Tree =>
  treeOf(
    walk(root, "")
      .filter((path) => statSync(join(root, path)).size <= MAX_BYTES)
      .map((path) => new SourceFile(path, readFileSync(join(root, path), "utf8")))
  )

/** A project that exists only in a test. */
export const plantedTree = (sources: Sources): Tree =>
  treeOf(Object.entries(sources).map(([path, text]) => new SourceFile(path, text)))

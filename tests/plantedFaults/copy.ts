import { spawnSync } from "node:child_process"
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { PlantedFault } from "./PlantedFault.ts"

/** The files that git tracks, and new ones that are not ignored. */
const filesOf = (root: string): ReadonlyArray<string> => {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
  if (status !== 0) throw new Error(`The files of the project could not be listed: ${stderr}`)
  return stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path)))
}

/** Installed packages are never written to, so the copy shares them when both are on the same disk. */
const shareFile = (from: string, to: string): void => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

const shareFolder = (from: string, to: string, except: ReadonlySet<string>): void => {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (except.has(entry.name)) continue
    if (entry.isDirectory()) shareFolder(source, target, new Set())
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else shareFile(source, target)
  }
}

/** Folders that tools write to; the copy has its own. */
const CACHES = new Set([".cache", ".vite", ".vite-temp"])

/** A copy of the project in another folder, with uncommitted changes. */
export interface Copy {
  readonly root: string
  /** Plants a fault; returns a function that removes it. */
  readonly plant: (fault: PlantedFault) => () => void
  readonly remove: () => void
}

export const copyProject = (root: string): Copy => {
  const to = mkdtempSync(join(tmpdir(), "motorpool-planted-"))
  for (const path of filesOf(root)) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    copyFileSync(join(root, path), join(to, path))
  }
  shareFolder(join(root, "node_modules"), join(to, "node_modules"), CACHES)
  return {
    root: to,
    plant: (fault) => {
      const path = join(to, fault.file)
      const before = readFileSync(path, "utf8")
      writeFileSync(path, planted(fault, before))
      return () => writeFileSync(path, before)
    },
    remove: () => rmSync(to, { recursive: true, force: true })
  }
}

/**
 * The text with the fault in it.
 * @throws unless the text it replaces occurs exactly once: when the code changes, so must the fault.
 */
export const planted = ({ name, file, find, replace }: PlantedFault, text: string): string => {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`${name}: its text occurs ${count} times in ${file}, not once.`)
  return text.replace(find, () => replace)
}

import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from "node:fs"
import { userInfo } from "node:os"
import { dirname, join } from "node:path"

const OTHERS_WRITE = 0o002
const GROUP_WRITES = 0o020
const STICKY = 0o1000

const lines = (file: string): ReadonlyArray<ReadonlyArray<string>> => {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.split(":"))
  } catch {
    return []
  }
}

/**
 * Whether a group belongs to one user only (Debian and Fedora give each user their own, with group-writable folders).
 * Judged by /etc/passwd and /etc/group; any other group counts as shared.
 */
const isPrivateGroup = (gid: number): boolean => {
  const { username } = userInfo()
  const group = lines("/etc/group").find(([, , id]) => Number(id) === gid)
  if (group === undefined || group[0] !== username) return false
  const others = (group[3] ?? "").split(",").filter((name) => name !== "" && name !== username)
  const sharing = lines("/etc/passwd").filter(
    ([name, , , primary]) => Number(primary) === gid && name !== username
  )
  return others.length === 0 && sharing.length === 0
}

const isTrustedOwner = (stats: Stats): boolean => stats.uid === 0 || stats.uid === process.getuid?.()

/** Whether only this user and root can change a file, or add, rename or remove entries of a folder. */
const onlyWeWrite = (stats: Stats): boolean => {
  if (!isTrustedOwner(stats)) return false
  if (stats.isSymbolicLink() || (stats.isDirectory() && (stats.mode & STICKY) !== 0)) return true
  if ((stats.mode & OTHERS_WRITE) !== 0) return false
  return (stats.mode & GROUP_WRITES) === 0 || stats.gid === 0 || isPrivateGroup(stats.gid)
}

/**
 * The folder through which someone else could replace `path`: itself or a parent. Others may write into a sticky
 * folder such as /tmp, but cannot change our files in it.
 */
export const replaceableThrough = (path: string): string | undefined => {
  if (process.getuid === undefined) return undefined
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!onlyWeWrite(lstatSync(folder))) return folder
    if (dirname(folder) === folder) return undefined
  }
}

/** The first entry under `folder` that someone else could change. */
export const writableWithin = (folder: string): string | undefined =>
  process.getuid === undefined
    ? undefined
    : readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((entry) => join(folder, entry))
        .find((path) => !onlyWeWrite(lstatSync(path)))

import { makeFolder, unusable } from "#infra/folders"
import { createHash } from "node:crypto"
import { chmodSync, chownSync, existsSync, realpathSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"
import { type Account, canEnter, chooseAccount, isRoot, NOBODY } from "./account.ts"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"

/** The folders of an embedded server, and the user it runs as. */
export interface Place {
  readonly folder: string
  /** Not in DATA_DIR, because the server's own user could not reach it there. */
  readonly elsewhere: boolean
  /** PostgreSQL's own folder. */
  readonly data: string
  readonly passwords: string
  readonly lock: string
  readonly log: string
  /** Folders that may contain our own copy of the programs, in order of preference. */
  readonly programFolders: ReadonlyArray<string>
  /** Undefined: the user who starts it. */
  readonly account: Account | undefined
}

const PASSWORDS = "passwords.json"
const DATA = "data"

const inside = (dataDir: string): string => join(dataDir, "postgres")

const outside = (dataDir: string): string =>
  `/var/lib/motorpool-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`

const isUsed = (folder: string): boolean => [PASSWORDS, DATA].some((name) => existsSync(join(folder, name)))

// The server's user must be able to pass through the folder, not to read it: 0711.
const makeDataDir = (dataDir: string): void => {
  const existed = existsSync(dataDir)
  // Fails when a file has this path.
  makeFolder(dataDir)
  if (!existed) chmodSync(dataDir, isRoot() ? 0o711 : 0o700)
}

const folderOf = (dataDir: string): string => {
  const near = inside(dataDir)
  if (!isRoot()) return near
  const far = outside(dataDir)
  const reachable = canEnter({ uid: NOBODY, gid: NOBODY }, dataDir)
  if (isUsed(near) && !reachable)
    throw new EmbeddedFailed(
      `The database is in ${near}, which PostgreSQL (it does not run as root) can no longer enter. Allow it again with chmod o+x on the folders above.`
    )
  if (isUsed(near)) return near
  return isUsed(far) || !reachable ? far : near
}

const refuseForeign = (folder: string): void => {
  const { uid } = statSync(folder)
  if (process.getuid !== undefined && uid !== process.getuid())
    throw new EmbeddedFailed(
      `The database in ${folder} belongs to ${uid === 0 ? "root" : `user ${uid}`}. Start Motorpool as that user, or set DATA_DIR to another folder.`
    )
}

/** The account that owns the existing data, or a new one. */
const accountOf = (folder: string, data: string): Account | undefined => {
  if (!isRoot()) return undefined
  if (!existsSync(data)) return chooseAccount(folder)
  const { uid, gid } = statSync(data)
  return { uid, gid }
}

const secure = (folder: string, account: Account | undefined): void => {
  if (account) chownSync(folder, 0, account.gid)
  // Readable for the server's group, which has no other member; writable only for us.
  chmodSync(folder, account ? 0o750 : 0o700)
}

const placeIn = (dataDir: string, folder: string): Place => {
  const data = join(folder, DATA)
  const programFolder = isRoot() ? outside(dataDir) : join(homedir(), ".cache", "motorpool")
  return {
    folder,
    elsewhere: folder !== inside(dataDir),
    data,
    passwords: join(folder, PASSWORDS),
    lock: join(folder, "lock"),
    log: join(folder, "postgres.log"),
    programFolders: [folder, programFolder],
    account: accountOf(folder, data)
  }
}

const orUnusable = <A>(dataDir: string, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof EmbeddedFailed || !(cause instanceof Error)) throw cause
    throw new EmbeddedFailed(unusable(dataDir, cause), { cause })
  }
}

/**
 * The place of DATA_DIR's server, created when missing: DATA_DIR/postgres or, for root when an unprivileged server
 * could not reach that (a private home), a folder in /var/lib.
 */
export const makePlace = (dataDir: string, throwaway: boolean): Place =>
  orUnusable(dataDir, () => {
    makeDataDir(dataDir)
    // A temporary folder is deleted as a whole, so everything stays in it.
    if (throwaway && isRoot()) chmodSync(dataDir, 0o711)
    // Servers are identified by their path, so it must have one spelling.
    const home = realpathSync(dataDir)
    const folder = folderOf(home)
    makeFolder(folder)
    refuseForeign(folder)
    const place = placeIn(home, folder)
    secure(folder, place.account)
    return place
  })

/** The place of DATA_DIR's server, if it exists. Creates nothing. */
export const findPlace = (dataDir: string): Place | undefined => {
  if (!existsSync(dataDir)) return undefined
  const home = realpathSync(dataDir)
  const folder = folderOf(home)
  if (!isUsed(folder)) return undefined
  refuseForeign(folder)
  return placeIn(home, folder)
}

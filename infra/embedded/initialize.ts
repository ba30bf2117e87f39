import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { type Account, NOBODY } from "./account.ts"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"
import type { Place } from "./place.ts"

/** Empty: the server's account could read our environment, which contains secrets. */
export const ENVIRONMENT = { LC_ALL: "C", PATH: "/usr/bin:/bin" }

const VERSION = "18"
// The built-in collation, independent of the languages installed on the machine.
const LOCALE = ["-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]

const give = (path: string, account: Account | undefined): void => {
  if (account) lchownSync(path, account.uid, account.gid)
}

const giveAll = (folder: string, account: Account | undefined): void => {
  if (!account) return
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    give(join(folder, entry), account)
  give(folder, account)
}

const refuseOtherVersion = (place: Place): void => {
  const version = readFileSync(join(place.data, "PG_VERSION"), "utf8").trim()
  if (version !== VERSION)
    throw new EmbeddedFailed(
      `The database in ${place.data} was created by PostgreSQL ${version}, but this version runs PostgreSQL ${VERSION}. Start the older Motorpool version and export the data.`
    )
}

/** Only for initdb, which requires a user with a name. The group has no other member. */
const maker = (account: Account | undefined): Account | undefined =>
  account && { uid: NOBODY, gid: account.gid }

const runInitdb = (
  programs: string,
  place: Place,
  folder: string,
  password: string,
  quick: boolean
): void => {
  const account = maker(place.account)
  const passwordFile = join(place.folder, "password.new")
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  give(passwordFile, account)
  const options = [
    "-U",
    "postgres",
    "-A",
    "scram-sha-256",
    "--pwfile",
    passwordFile,
    ...(quick ? ["--no-sync"] : [])
  ]
  const made = spawnSync(join(programs, "initdb"), ["-D", folder, ...options, ...LOCALE], {
    ...account,
    encoding: "utf8",
    cwd: "/",
    env: ENVIRONMENT
  })
  rmSync(passwordFile)
  if (made.status !== 0)
    throw new EmbeddedFailed(
      `PostgreSQL could not create its files in ${folder}: ${made.error?.message ?? made.stderr.trim()}`
    )
}

/**
 * Creates the server's files if there are none: in a temporary folder that is renamed when complete, so that an
 * interrupted run leaves nothing that looks like a database.
 */
export const initialize = (programs: string, place: Place, password: string, quick: boolean): void => {
  if (existsSync(place.data)) return refuseOtherVersion(place)
  const folder = `${place.data}.new`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  chmodSync(folder, 0o700)
  give(folder, maker(place.account))
  runInitdb(programs, place, folder, password, quick)
  giveAll(folder, place.account)
  renameSync(folder, place.data)
}

import { randomBytes } from "node:crypto"
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync
} from "node:fs"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"
import type { Place } from "./place.ts"

/** The roles that can sign in, and `admin`, the superuser. */
export const ROLES = {
  application: "motorpool_app",
  owner: "motorpool_owner",
  system: "motorpool_system",
  jobs: "motorpool_jobs",
  admin: "postgres"
} as const
export type RoleName = keyof typeof ROLES

/** One URL per role. */
export type Urls = Readonly<Record<RoleName, string>>

export interface Passwords extends Readonly<Record<RoleName, string>> {
  /** The fingerprint of the roles.sql that prepared the database; empty before the first time. */
  readonly prepared: string
}

const random = (): string => randomBytes(24).toString("base64url")

/** Written to a temporary file, flushed and renamed: a power failure leaves the old file or the new one. */
export const savePasswords = (place: Place, passwords: Passwords): void => {
  const part = `${place.passwords}.part`
  const file = openSync(part, "w", 0o600)
  writeSync(file, `${JSON.stringify(passwords, null, 2)}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(part, place.passwords)
}

const refuseOpen = (file: string): void => {
  const { mode, uid } = statSync(file)
  if (process.getuid !== undefined && ((mode & 0o077) !== 0 || uid !== process.getuid()))
    throw new EmbeddedFailed(
      `Others can read ${file}, which contains the database's passwords. Run: chmod 600 ${file}`
    )
}

/** The server's passwords, created at random the first time, in a file that only its owner can read. */
export const readPasswords = (place: Place): Passwords => {
  if (existsSync(place.passwords)) {
    refuseOpen(place.passwords)
    return JSON.parse(readFileSync(place.passwords, "utf8"))
  }
  if (existsSync(place.data))
    throw new EmbeddedFailed(
      `${place.passwords}, the file with the database's passwords, is missing. Restore it, or start with an empty database: npm run db -- reset`
    )
  const passwords = {
    application: random(),
    owner: random(),
    system: random(),
    jobs: random(),
    admin: random(),
    prepared: ""
  }
  savePasswords(place, passwords)
  return passwords
}

/** The URLs of a database on this port. */
export const urlsOf = (port: number, passwords: Passwords, database: string): Urls => {
  const url = (role: RoleName) => `postgres://${ROLES[role]}:${passwords[role]}@127.0.0.1:${port}/${database}`
  return {
    application: url("application"),
    owner: url("owner"),
    system: url("system"),
    jobs: url("jobs"),
    admin: url("admin")
  }
}

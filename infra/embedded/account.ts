import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { EmbeddedFailed } from "./EmbeddedFailed.ts"

/** The user and group a program runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** initdb requires a user with a name; the server does not. */
export const NOBODY = 65534

/** PostgreSQL refuses to run as root. */
export const isRoot = (): boolean => process.getuid?.() === 0

// Above the ids of people, below those of systemd and of subordinate users.
const FIRST = 50_000
const COUNT = 9_000

const known = (): ReadonlySet<number> => {
  const named = [readFileSync("/etc/passwd", "utf8"), readFileSync("/etc/group", "utf8")].join("\n")
  return new Set(named.split("\n").map((line) => Number(line.split(":")[2])))
}

/** Whether a directory service such as LDAP has assigned the id. */
const isServed = (id: number): boolean =>
  ["passwd", "group"].some((table) => spawnSync("getent", [table, String(id)]).status === 0)

/** Whether this account can enter the folder. Tried rather than computed, because of access lists and mounts. */
export const canEnter = (account: Account, folder: string): boolean =>
  spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...account, env: {} }).status === 0

/**
 * An id that no one else uses, stable for the same place while it stays free. The user nobody would share the
 * database's files and shared memory with every other program that runs as nobody.
 */
export const chooseAccount = (place: string): Account => {
  const start = createHash("sha256").update(place).digest().readUInt32BE() % COUNT
  const taken = known()
  for (let step = 0; step < COUNT; step++) {
    const id = FIRST + ((start + step) % COUNT)
    const account = { uid: id, gid: id }
    if (taken.has(id) || isServed(id)) continue
    if (canEnter(account, "/")) return account
    throw new EmbeddedFailed(
      "PostgreSQL does not run as root, and this root may not switch to another user. Start Motorpool as an ordinary user, or set DATABASE_URL."
    )
  }
  throw new EmbeddedFailed(
    "No free user id was found to run PostgreSQL as. Start Motorpool as an ordinary user."
  )
}

import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"

export const ROLES = { owner: "motorpool_owner", application: "motorpool_app", system: "motorpool_system", jobs: "motorpool_jobs" } as const
export type RoleKey = keyof typeof ROLES

/** The passwords of the embedded server's roles. */
export type Passwords = Readonly<Record<RoleKey | "superuser", string>>

const fileIn = (dataDir: string): string => join(dataDir, "database.json")

/** The passwords in DATA_DIR/database.json (mode 0600); made the first time. */
export const passwords = (dataDir: string): Passwords => {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), "utf8"))
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) throw cause
  }
  const random = () => randomBytes(24).toString("base64url")
  const made = { superuser: random(), owner: random(), application: random(), system: random(), jobs: random() }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${fileIn(dataDir)}.part`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${fileIn(dataDir)}.part`, fileIn(dataDir))
  return made
}

import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Client, escapeLiteral } from "pg"
import { type Passwords, ROLES, type RoleName, urlsOf } from "./passwords.ts"

/** The only database of the embedded server. */
export const DATABASE = "motorpool"

const ROLES_FILE = fileURLToPath(new URL("../deploy/roles.sql", import.meta.url))
const LOGIN_ROLES = ["application", "owner", "system", "jobs"] as const satisfies ReadonlyArray<RoleName>

/** The fingerprint of roles.sql; when it changes, the file is applied at the next start. */
export const rolesFingerprint = (): string =>
  createHash("sha256").update(readFileSync(ROLES_FILE)).digest("hex")

/** Connects for the duration of some work. */
export const withClient = async <A>(url: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: url, application_name: "motorpool-embedded" })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Creates the database and the roles of infra/deploy/roles.sql, with their passwords. Can be repeated. */
export const prepare = async (port: number, passwords: Passwords): Promise<void> => {
  await withClient(urlsOf(port, passwords, "postgres").admin, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
  await withClient(urlsOf(port, passwords, DATABASE).admin, async (client) => {
    const alters = LOGIN_ROLES.map(
      (role) => `alter role ${ROLES[role]} password ${escapeLiteral(passwords[role])};`
    )
    // Sent as one text, the statements are one transaction.
    await client.query([readFileSync(ROLES_FILE, "utf8"), ...alters].join("\n"))
  })
}

import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { type Passwords, type RoleKey, ROLES } from "./passwords.ts"

const DATABASE = "motorpool"
const ROLES_SQL = fileURLToPath(new URL("../deploy/roles.sql", import.meta.url))

export type Urls = Readonly<Record<RoleKey | "admin", string>>

export const urlsFor = (port: number, words: Passwords, database = DATABASE): Urls => {
  const url = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
  return {
    admin: url("postgres", words.superuser),
    owner: url(ROLES.owner, words.owner),
    application: url(ROLES.application, words.application),
    system: url(ROLES.system, words.system),
    jobs: url(ROLES.jobs, words.jobs)
  }
}

const withClient = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The database and the roles of infra/deploy/roles.sql, with the passwords of the file. Changes nothing the second time. */
export const provision = async (port: number, words: Passwords): Promise<Urls> => {
  await withClient(urlsFor(port, words, "postgres").admin, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
  const urls = urlsFor(port, words)
  await withClient(urls.admin, async (client) => {
    await client.query(readFileSync(ROLES_SQL, "utf8"))
    for (const [key, role] of Object.entries(ROLES) as ReadonlyArray<[RoleKey, string]>)
      await client.query(`alter role ${role} password ${client.escapeLiteral(words[key])}`)
  })
  return urls
}

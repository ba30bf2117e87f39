import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { inject } from "vitest"
import { TEMPLATES } from "./templates.ts"

/** One URL per role; `admin` is the superuser. */
export interface ClusterUrls {
  readonly application: string
  readonly owner: string
  readonly system: string
  readonly jobs: string
  readonly admin: string
}

export interface ClonedDatabase {
  readonly urls: ClusterUrls
  /** Drops the database, in the end with any remaining connections. */
  readonly drop: () => Promise<void>
}

const inDatabase = (url: string, name: string): string => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** The cluster of the worker that runs this file. Vitest numbers its workers from 1. */
const cluster = (): ClusterUrls => {
  const worker = Number(process.env["VITEST_POOL_ID"])
  const urls = inject("postgres")[worker - 1]
  if (urls === undefined) throw new Error(`There is no PostgreSQL for worker ${worker}.`)
  return urls
}

const asAdmin = async (...statements: ReadonlyArray<string>): Promise<void> => {
  const client = new Client({ connectionString: inDatabase(cluster().admin, "postgres") })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A new database, copied from one of the run's templates (about 70 ms in memory, a second or more on a disk). */
export const cloneDatabase = async (
  template: keyof typeof TEMPLATES = "started"
): Promise<ClonedDatabase> => {
  const name = `test_${randomBytes(8).toString("hex")}`
  await asAdmin(
    `create database ${name} template ${TEMPLATES[template]} strategy file_copy owner motorpool_owner`,
    // A copy has the tables' rights, but not those of the database itself.
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to motorpool_app, motorpool_system, motorpool_jobs`
  )
  const { application, owner, system, jobs, admin } = cluster()
  return {
    urls: {
      application: inDatabase(application, name),
      owner: inDatabase(owner, name),
      system: inDatabase(system, name),
      jobs: inDatabase(jobs, name),
      admin: inDatabase(admin, name)
    },
    drop: async () => {
      try {
        // Waits up to five seconds for connections that are closing; cutting them would hit their owners.
        await asAdmin(`drop database if exists ${name}`)
      } catch {
        await asAdmin(`drop database if exists ${name} with (force)`)
      }
    }
  }
}

import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { Client } from "pg"

/** A folder of numbered `.sql` files, and the module it belongs to. */
export interface MigrationFolder {
  readonly module: string
  readonly folder: string
}

/** The database and the code do not match. The message is for the operator. */
export class MigrationRefused extends Error {}

interface Migration {
  readonly module: string
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/
const LOCK = 7_305_201

/**
 * Applies missing migrations in the order of the folders, each file in a transaction of its own with its record: an
 * interrupted run is continued by the next one. One run at a time; the others wait. Uses `pg` directly, because the
 * application's driver sends one statement per call. Reports its progress.
 * @returns the applied names, `module/file`.
 * @throws MigrationRefused when an applied file has changed or is missing.
 */
export const migrate = async (
  ownerUrl: string,
  folders: ReadonlyArray<MigrationFolder>,
  onProgress: (done: number, of: number) => void = () => {}
): Promise<ReadonlyArray<string>> => {
  const client = await connect(ownerUrl)
  try {
    await client.query("set lock_timeout = '120s'")
    await client.query("select pg_advisory_lock($1)", [LOCK])
    await client.query(APPLIED_TABLE)
    const applied = await readApplied(client)
    const known = folders.flatMap(readFolder)
    const [changed] = changedIn(applied, known)
    if (changed !== undefined) throw new MigrationRefused(changed)
    const missing = missingIn(applied, known)
    for (const [at, migration] of missing.entries()) {
      onProgress(at, missing.length)
      await apply(client, migration)
    }
    onProgress(missing.length, missing.length)
    return missing.map(key)
  } finally {
    await client.end()
  }
}

/** Migrations that the code has and the database lacks. Reads only. */
export const pendingMigrations = async (
  ownerUrl: string,
  folders: ReadonlyArray<MigrationFolder>
): Promise<ReadonlyArray<string>> => {
  const applied = await appliedIn(ownerUrl)
  return missingIn(applied, folders.flatMap(readFolder)).map(key)
}

/** Mismatches between the code's and the applied migrations: a sentence each. Reads only. */
export const migrationFaults = async (
  ownerUrl: string,
  folders: ReadonlyArray<MigrationFolder>
): Promise<ReadonlyArray<string>> => {
  const applied = await appliedIn(ownerUrl)
  const known = folders.flatMap(readFolder)
  const missing = missingIn(applied, known).map((migration) => `Migration ${key(migration)} is missing.`)
  return [...missing, ...changedIn(applied, known)]
}

const connect = async (ownerUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: ownerUrl, application_name: "motorpool-migrate" })
  // A lost connection rejects the running statement; without a listener it would also end the process.
  client.on("error", () => {})
  await client.connect()
  return client
}

const APPLIED_TABLE = `
  create schema if not exists app_migrations;
  create table if not exists app_migrations.applied (
    module text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (module, name)
  )`

const key = ({ module, name }: Migration): string => `${module}/${name}`

const readFolder = ({ module, folder }: MigrationFolder): ReadonlyArray<Migration> =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file, index) => {
      if (!FILE.test(file) || Number(file.slice(0, 4)) !== index + 1)
        throw new MigrationRefused(
          `${module}: ${file} breaks the numbering; expected ${String(index + 1).padStart(4, "0")}_name.sql.`
        )
      const text = readFileSync(join(folder, file), "utf8")
      return {
        module,
        name: basename(file, ".sql"),
        text,
        checksum: createHash("sha256").update(text).digest("hex")
      }
    })

/** The applied migrations with their checksums. */
type Applied = ReadonlyMap<string, string>

const readApplied = async (client: Client): Promise<Applied> => {
  const { rows } = await client.query<{ key: string; checksum: string }>(
    "select module || '/' || name as key, checksum from app_migrations.applied"
  )
  return new Map(rows.map((row) => [row.key, row.checksum]))
}

/** Like `readApplied`, on a connection of its own; empty for a database that was never migrated. */
const appliedIn = async (ownerUrl: string): Promise<Applied> => {
  const client = await connect(ownerUrl)
  try {
    const { rows } = await client.query("select to_regclass('app_migrations.applied') is not null as present")
    return rows[0]?.present ? await readApplied(client) : new Map()
  } finally {
    await client.end()
  }
}

const missingIn = (applied: Applied, known: ReadonlyArray<Migration>): ReadonlyArray<Migration> =>
  known.filter((migration) => !applied.has(key(migration)))

/** A sentence for each applied migration that has changed since. */
const changedIn = (applied: Applied, known: ReadonlyArray<Migration>): ReadonlyArray<string> => {
  const checksums = new Map(known.map((migration) => [key(migration), migration.checksum]))
  return [...applied].flatMap(([name, checksum]) => {
    const now = checksums.get(name)
    if (now === undefined)
      return `The database has migration ${name}, which this version does not know. Start the newer version.`
    return now === checksum
      ? []
      : `Migration ${name} was changed after it was applied. Restore the file and add a new migration.`
  })
}

const apply = async (client: Client, migration: Migration): Promise<void> => {
  await client.query("begin")
  try {
    await client.query(migration.text)
    await client.query("insert into app_migrations.applied (module, name, checksum) values ($1, $2, $3)", [
      migration.module,
      migration.name,
      migration.checksum
    ])
    await client.query("commit")
  } catch (cause) {
    await client.query("rollback")
    throw new Error(
      `Migration ${key(migration)} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause }
    )
  }
}

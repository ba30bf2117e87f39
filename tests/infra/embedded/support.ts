import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type EmbeddedPostgres, findPostgres } from "#infra/embedded"
import { Client } from "pg"

/** A folder for one server. */
export const makeDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "motorpool-embedded-"))
  // PostgreSQL does not run as root: its own user must be able to reach the folder.
  chmodSync(folder, 0o711)
  return folder
}

/** Stops the server of a folder and deletes both. */
export const clear = async (dataDir: string): Promise<void> => {
  await (await findPostgres(dataDir))?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Runs one statement on a new connection. */
export const query = async (
  url: string,
  statement: string
): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

export const pidOf = ({ place }: EmbeddedPostgres): number =>
  Number(readFileSync(join(place, "data/postmaster.pid"), "utf8").split("\n")[0])

export const portOf = ({ urls }: EmbeddedPostgres): number => Number(new URL(urls.admin).port)

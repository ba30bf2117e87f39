import { fileURLToPath } from "node:url"
import { migrate as apply, type MigrationFolder, migrationFaults, pendingMigrations } from "#infra/postgres"
import { modules } from "./modules.ts"

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** In the order of their dependencies. */
export const migrationFolders: ReadonlyArray<MigrationFolder> = [
  { module: "infra", folder: folder("infra/postgres/migrations") },
  ...modules.map(({ name }) => ({ module: name, folder: folder(`modules/${name}/postgres/migrations`) }))
]

/** Migrates a database as the owner role. Returns the applied names. */
export const migrate = (
  ownerUrl: string,
  onProgress?: (done: number, of: number) => void
): Promise<ReadonlyArray<string>> => apply(ownerUrl, migrationFolders, onProgress)

/** The pending migrations. */
export const pending = (ownerUrl: string): Promise<ReadonlyArray<string>> =>
  pendingMigrations(ownerUrl, migrationFolders)

/** Mismatches between the migrations and the database, a sentence each. */
export const wrongMigrations = (ownerUrl: string): Promise<ReadonlyArray<string>> =>
  migrationFaults(ownerUrl, migrationFolders)

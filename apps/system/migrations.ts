import { fileURLToPath } from "node:url"
import { migrate as apply, type MigrationFolder, migrationFaults, pendingMigrations } from "#infra/postgres"
import { modules } from "./modules.ts"

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** In the order in which they build on one another. */
export const migrationFolders: ReadonlyArray<MigrationFolder> = [
  { module: "infra", folder: folder("infra/postgres/migrations") },
  ...modules.map(({ name }) => ({ module: name, folder: folder(`modules/${name}/postgres/migrations`) }))
]

/** Brings a database up to date, as the owner role. Answers the names applied. */
export const migrate = (
  ownerUrl: string,
  tell?: (done: number, of: number) => void
): Promise<ReadonlyArray<string>> => apply(ownerUrl, migrationFolders, tell)

/** What `migrate` would apply. */
export const pending = (ownerUrl: string): Promise<ReadonlyArray<string>> =>
  pendingMigrations(ownerUrl, migrationFolders)

/** Where migrations and the database do not fit together, a sentence each. */
export const wrongMigrations = (ownerUrl: string): Promise<ReadonlyArray<string>> =>
  migrationFaults(ownerUrl, migrationFolders)

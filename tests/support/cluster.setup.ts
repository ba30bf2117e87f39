import { ensurePostgres, passwords } from "#infra/embedded"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { migrate } from "../../apps/system/migrations.ts"

/** One PostgreSQL for the whole run, its `motorpool` database migrated once: the template of every clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-cluster-"))
  const server = await ensurePostgres({ dataDir, throwaway: true })
  await migrate(server.urls.owner)
  project.provide("cluster", {
    port: Number(new URL(server.urls.admin).port),
    passwords: passwords(dataDir),
    template: "motorpool"
  })
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

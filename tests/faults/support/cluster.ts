import { ensurePostgres } from "#infra/embedded"
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { migrate } from "../../../apps/system/migrations.ts"
import type { ClusterUrls } from "../../support/postgres.ts"

/** A PostgreSQL server for one test, fully durable, that can be restarted at its address. */
export interface Cluster {
  readonly urls: ClusterUrls
  /** `fast` aborts running work; `immediate` is like a crash, and the next start recovers from the log. */
  readonly restart: (mode: "fast" | "immediate") => Promise<void>
  readonly stop: () => Promise<void>
}

export const startCluster = async (): Promise<Cluster> => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-cluster-"))
  // For root, PostgreSQL runs as another user, which must be able to reach the folder.
  chmodSync(dataDir, 0o711)
  const server = await ensurePostgres({ dataDir })
  await migrate(server.urls.owner)
  const data = join(server.place, "data")
  // The program and its options as PostgreSQL records them; pg_ctl uses the latter.
  const programs = dirname(readFileSync(join(data, "postmaster.opts"), "utf8").split(" ")[0] ?? "")
  const { uid, gid } = statSync(data)
  return {
    urls: server.urls,
    restart: async (mode) => {
      const options = ["restart", "-D", data, "-m", mode, "-w", "-l", join(data, "restarted.log")]
      await promisify(execFile)(join(programs, "pg_ctl"), options, { uid, gid, cwd: "/" })
    },
    stop: async () => {
      await (await ensurePostgres({ dataDir })).stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

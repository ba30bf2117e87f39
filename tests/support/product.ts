import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensurePostgres } from "#infra/embedded"
import { databaseFolder } from "./databaseFolder.ts"
import { stopProcess, READY, untilPrints } from "./processes.ts"

export interface Product {
  /** Its data folder, for commands of the CLI. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Starts the built product on a new database server. */
export const startProduct = async (
  address: string,
  env: Readonly<Record<string, string>> = {},
  program = "scripts/start.mjs"
): Promise<Product> => {
  const dataDir = mkdtempSync(join(databaseFolder(), "motorpool-product-"))
  // The data of these tests need not survive a crash.
  const database = await ensurePostgres({ dataDir, throwaway: true })
  const product = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: "Error",
      ...env
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const stop = async () => {
    await stopProcess(product)
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilPrints(product, READY)
  } catch (cause) {
    await stop()
    throw cause
  }
  return { dataDir, stop }
}

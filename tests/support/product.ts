import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ensurePostgres } from "#infra/embedded"
import { end, READY, untilSays } from "./processes.ts"

export interface Product {
  /** Where it keeps its data: for the command line beside it. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Starts the built product at an address, with a database of its own, which it finds running. */
export const startProduct = async (
  address: string,
  env: Readonly<Record<string, string>> = {},
  program = "scripts/start.mjs"
): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-product-"))
  // What these tests write does not have to survive a crash.
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
    await end(product)
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilSays(product, READY)
  } catch (cause) {
    await stop()
    throw cause
  }
  return { dataDir, stop }
}

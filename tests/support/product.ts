import { spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { end, READY, untilSays } from "./processes.ts"

export interface Product {
  /** Where it keeps its data: for the command line beside it. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** Starts the built product at an address, with a database of its own: as a newcomer does, unless told otherwise. */
export const startProduct = async (
  address: string,
  env: Readonly<Record<string, string>> = {},
  program = "scripts/start.mjs"
): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-product-"))
  // PostgreSQL does not run as root: its own user must be able to get to the folder.
  chmodSync(dataDir, 0o711)
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
  await untilSays(product, READY)
  return {
    dataDir,
    stop: async () => {
      await end(product)
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FullConfig } from "@playwright/test"

const READY = "Motorpool is ready"

/** Waits until the product says that it is ready. */
const untilReady = (product: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ""
    product.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(READY)) resolve()
    })
    product.once("exit", (code) =>
      reject(new Error(`The product ended with ${code} before it was ready:\n${said}`))
    )
  })

/** The built product for the journeys: started as a newcomer starts it, with a database of its own. */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const address = projects[0]?.use.baseURL ?? ""
  const dataDir = mkdtempSync(join(tmpdir(), "motorpool-e2e-"))
  // PostgreSQL does not run as root: its own user must be able to get to the folder.
  chmodSync(dataDir, 0o711)
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      LOG_LEVEL: "Error"
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  await untilReady(product)
  return async () => {
    const ended = once(product, "exit")
    product.kill("SIGTERM")
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

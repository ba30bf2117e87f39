import { spawnSync } from "node:child_process"
import type { FullConfig } from "@playwright/test"
import { type Product, startProduct } from "../support/product.ts"
import { buildHere, buildOfReferences, isSame } from "./build.ts"
import { NOW } from "./now.ts"
import { signInAll } from "./people.ts"

const ENVIRONMENT = {
  FROZEN_AT: NOW,
  NODE_OPTIONS: `--import ${new URL("frozenClock.mjs", import.meta.url).href}`,
  // Configured, so that connecting is offered; nothing listens there, because no screen calls DIMO.
  DIMO_CLIENT_ID: "0x5c1EeA5000000000000000000000000000000000",
  DIMO_LOGIN_URL: "http://127.0.0.1:9",
  DIMO_AUTH_URL: "http://127.0.0.1:9",
  DIMO_IDENTITY_URL: "http://127.0.0.1:9/query"
}

const run = (args: ReadonlyArray<string>, env: NodeJS.ProcessEnv, failure: string): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" })
  if (status !== 0) throw new Error(`${failure}\n${stdout}${stderr}`)
}

const loadDemo = ({ dataDir }: Product, address: string): void =>
  run(
    ["apps/cli/bin.mjs", "demo", "load", "--until", NOW],
    { ...process.env, ...ENVIRONMENT, DATA_DIR: dataDir, PUBLIC_URL: address },
    "The demo data could not be loaded:"
  )

/** Whether pictures are compared here; otherwise says why not. */
const mayCompare = async ({ projects }: FullConfig): Promise<boolean> => {
  if (process.env["SCREENS_RENEW"] === "1") return true
  const [here, taken] = [await buildHere(projects[0]?.use.launchOptions ?? {}), buildOfReferences()]
  if (isSame(here, taken)) return true
  process.stdout.write(
    `Note: pictures are not compared: they were taken on Chromium ${taken?.chromium ?? "none"} (${taken?.platform ?? "nowhere"}), this is ${here.chromium} (${here.platform}). Structure and accessibility are checked.\n`
  )
  return false
}

/** The built product with its demo data and a frozen clock. */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const address = config.projects[0]?.use.baseURL ?? ""
  process.env["SCREENS_PICTURES"] = (await mayCompare(config)) ? "1" : "0"
  run(["scripts/web.ts"], process.env, "The web app could not be built:")
  const product = await startProduct(address, ENVIRONMENT, "tests/support/quietServer.ts")
  try {
    loadDemo(product, address)
    await signInAll(address)
  } catch (cause) {
    await product.stop()
    throw cause
  }
  return product.stop
}

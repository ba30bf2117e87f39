import { createServer } from "node:net"
import { defineConfig } from "@playwright/test"
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/chromium.ts"

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

// This file is read again by every worker; what the first reading chose holds for all.
const address = (process.env["E2E_ADDRESS"] ??= `http://localhost:${await freePort()}`)
const executablePath = findChromium()

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/productRun.ts",
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: "list",
  use: {
    baseURL: address,
    browserName: "chromium",
    headless: true,
    trace: "retain-on-failure",
    launchOptions: { args: [...CHROMIUM_ARGUMENTS], ...(executablePath ? { executablePath } : {}) }
  }
})

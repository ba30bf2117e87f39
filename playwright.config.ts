import { defineConfig } from "@playwright/test"
import { CHROMIUM_ARGUMENTS, findHeadlessShell } from "./scripts/chromium.ts"
import { freePort } from "./tests/support/freePort.ts"

// This file is read again by every worker; what the first reading chose holds for all.
const address = (process.env["E2E_ADDRESS"] ??= `http://localhost:${await freePort()}`)
const executablePath = findHeadlessShell()

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  // Screens have a folder of their own, so that they leave the pictures of failed journeys alone.
  outputDir: "test-results/journeys",
  globalSetup: "./tests/support/productRun.ts",
  // Two more than cores: journeys often wait, for a token to expire or a server to time out.
  workers: 4,
  // Room for a busy machine: a journey takes seconds on a quiet one, and caching the app for offline use takes half a minute
  // where everything is slow. Less than the ten minutes after which a stage that prints nothing is stopped.
  timeout: 540_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  retries: 0,
  reporter: "list",
  use: {
    baseURL: address,
    browserName: "chromium",
    headless: true,
    // It caches all files of the app in each new browser, which took a third of the journeys' time. Files that depend on it,
    // or visit every address, allow it.
    serviceWorkers: "block",
    // Recording takes a third of the time; `--trace on` records a journey that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { args: [...CHROMIUM_ARGUMENTS], ...(executablePath ? { executablePath } : {}) }
  }
})

import { defineConfig } from "@playwright/test"
import journeys from "./playwright.config.ts"
import { wholeBrowser } from "./tests/e2e/support/wholeBrowser.ts"

/** Every screen and dialog, with demo data, at a moment that stands still: see docs/testing.md. */
export default defineConfig(journeys, {
  testDir: "tests/screens",
  outputDir: "test-results/screens",
  globalSetup: "./tests/screens/run.ts",
  // Written only by `npm run screens`.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/references/{arg}{ext}",
  fullyParallel: true,
  // One more than cores: a worker waits for its browser most of the time.
  workers: 3,
  timeout: 180_000,
  // The headless shell blocks notifications, which a page shows.
  use: { screenshot: "off", timezoneId: "Europe/Berlin", launchOptions: wholeBrowser },
  expect: {
    toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", maxDiffPixelRatio: 0.002 }
  }
})

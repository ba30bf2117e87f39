import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { CHROMIUM_ARGUMENTS, findHeadlessShell } from "./scripts/chromium.ts"
import { POSTGRES_WORKERS } from "./tests/support/postgresWorkers.ts"

const project = (name: string, include: ReadonlyArray<string>) => ({
  name,
  include: [...include],
  setupFiles: ["tests/support/fileTime.ts"],
  environment: "node" as const,
  // Room for a busy machine.
  testTimeout: 60_000,
  // Vite's own environment variables (MODE, BASE_URL ...) would stand between settings and their tests.
  exclude: ["tests/web/**", "tests/e2e/**"]
})

const executablePath = findHeadlessShell()

export default defineConfig({
  test: {
    projects: [
      // Modules are loaded once in each worker instead of once for each file. Files stay independent:
      // tests/architecture/hygiene/independentTests.ts.
      { test: { ...project("unit", ["tests/**/*.unit.test.ts"]), isolate: false } },
      { test: project("architecture", ["tests/architecture/**/*.test.ts"]) },
      {
        test: {
          ...project("postgres", ["tests/**/*.pg.test.ts"]),
          globalSetup: ["tests/support/postgresRun.ts"],
          isolate: false,
          maxWorkers: POSTGRES_WORKERS,
          // Servers are started, migrated and stopped in hooks, on two cores that other tests use too; and a test that is
          // done in ten seconds on a quiet machine takes minutes on one where everything else runs. Less than the ten minutes
          // after which a stage that prints nothing is stopped.
          hookTimeout: 540_000,
          testTimeout: 540_000
        }
      },
      {
        extends: "./apps/web/vite.config.ts",
        root: ".",
        optimizeDeps: {
          // Found one by one they would reload the page in the middle of a test.
          include: [
            "react",
            "react/jsx-dev-runtime",
            "react-dom/client",
            "react-dom/server",
            "react-router",
            "@radix-ui/themes",
            "@tanstack/react-query",
            "effect",
            "fast-check",
            "idb-keyval",
            "lucide-react",
            "maplibre-gl",
            "pmtiles",
            "sonner",
            "tinykeys",
            "vitest-browser-react",
            "zxing-wasm/reader"
          ]
        },
        test: {
          name: "web",
          include: ["tests/web/**/*.test.tsx"],
          setupFiles: ["tests/web/support/unmount.ts"],
          testTimeout: 60_000,
          // The first page of a file has its modules transformed while it waits.
          expect: { poll: { timeout: 10_000 } },
          // Side by side, pages in the background get no animation frames, and clicks wait for those.
          fileParallelism: false,
          // Files share one page: loading the app's modules again for each would take most of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: "chromium" }],
            provider: playwright({
              // Journeys run with motion.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: { args: [...CHROMIUM_ARGUMENTS], ...(executablePath ? { executablePath } : {}) }
            })
          }
        }
      }
    ]
  }
})

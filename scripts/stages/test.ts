// Runs all tests: `npm test`.
import { settingsTable } from "#infra/config"
import { provideBrowsers } from "../chromium.ts"
import { quickStages } from "./quick.ts"
import { playwright, vitest } from "./runners.ts"
import { runStages } from "./runStages.ts"
import { check } from "./stage.ts"

// The servers in tests must not see the settings of this environment.
for (const { name } of settingsTable) delete process.env[name]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const run = async (): Promise<number> => {
  await provideBrowsers(say)
  return runStages([
    check("web build", { args: ["scripts/web.ts"] }),
    // The longest stage first: it often waits, and the others use the time beside it. Some of its files start the
    // server like an operator, with the built web app.
    vitest({ project: "postgres", after: ["web build"] }),
    ...quickStages,
    vitest({ project: "architecture" }),
    vitest({ project: "unit" }),
    vitest({ project: "web" }),
    check("web size", { args: ["scripts/size.ts"] }, { after: ["web build"] }),
    playwright({ name: "e2e", config: "playwright.config.ts", after: ["web build"] }),
    playwright({
      name: "screens",
      config: "playwright.screens.config.ts",
      after: ["web build"]
    })
  ])
}

try {
  process.exitCode = await run()
} catch (cause) {
  say(cause instanceof Error ? cause.message : String(cause))
  say("0 passed, 1 failed")
  process.exitCode = 1
}

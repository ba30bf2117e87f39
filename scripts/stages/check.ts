// Everything that needs neither a database nor a browser.
import { quickStages } from "./quick.ts"
import { runStages } from "./runStages.ts"
import { vitest } from "./runners.ts"

process.exitCode = await runStages([
  ...quickStages,
  vitest({ project: "architecture", seconds: 120 }),
  vitest({ project: "unit", seconds: 120 })
])

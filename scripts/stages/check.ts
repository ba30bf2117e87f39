// Everything that needs neither a database nor a browser.
import { quickStages } from "./quick.ts"
import { runStages } from "./runStages.ts"
import { vitest } from "./runners.ts"

process.exitCode = await runStages([...quickStages, vitest("architecture", 60), vitest("unit", 60)])

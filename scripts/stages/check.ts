// The checks that need neither a database nor a browser; with --affected, everything a change can break.
import { parseArgs } from "node:util"
import { affectedStages } from "../affected/stages.ts"
import { quickStages } from "./quick.ts"
import { vitest } from "./runners.ts"
import { runStages } from "./runStages.ts"

const { values } = parseArgs({
  options: {
    affected: { type: "boolean", default: false },
    base: { type: "string", default: "main" },
    postgres: { type: "boolean", default: false },
    web: { type: "boolean", default: false }
  }
})

process.exitCode = await runStages([
  ...quickStages,
  ...(values.affected
    ? await affectedStages(values)
    : [vitest({ project: "architecture" }), vitest({ project: "unit" })])
])

import { runPinned } from "./setup.mjs"

await runPinned("scripts/stages/test.ts")

import { runPinned } from "./setup.mjs"

await runPinned("scripts/db.ts")

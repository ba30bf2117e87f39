import { runPinned } from "./setup.mjs"

await runPinned("tests/plantedFaults/main.ts")

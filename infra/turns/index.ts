export { type BatchOptions, makeBatches } from "./batches.ts"
export { Busy } from "./Busy.ts"
export type { EndTurn, TurnLimits } from "./FairLine.ts"
export { makeTurns, runInTurns, type Turns, unlessBusy } from "./turns.ts"

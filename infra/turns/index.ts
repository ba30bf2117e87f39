export { Busy } from "./Busy.ts"
export { type EndTurn, makeTurns, type TurnLimits, type Turns } from "./turns.ts"

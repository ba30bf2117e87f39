export type { OutboundAnswer, OutboundCall } from "./exchange.ts"
export {
  isOutboundFault,
  type OutboundFault,
  OutboundLimited,
  OutboundNonsense,
  OutboundRefused,
  OutboundTimeout
} from "./faults.ts"
export { Outbound, outboundLayer, type OutboundOptions } from "./Outbound.ts"
export { OutboundTurns, OutboundTurnsLive, type TurnOrWait } from "./OutboundTurns.ts"
export { retryAfterIn } from "./retryAfter.ts"

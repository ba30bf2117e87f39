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
export { HostResolver, HostResolverLive } from "./HostResolver.ts"
export { TextRecords, TextRecordsUnavailable, textRecordsLayer } from "./TextRecords.ts"
export type { TargetAnswer } from "./requestPinned.ts"
export { isPublicAddress } from "./publicAddress.ts"
export { type TargetFlaw, TargetRefused, TargetUnreachable } from "./target.ts"
export {
  type TargetCall,
  type TargetFault,
  UserTargets,
  userTargetsLayer,
  type UserTargetsOptions
} from "./UserTargets.ts"
export { newSigningSecret, signedHeaders, type SignedMessage } from "./standardWebhooks.ts"

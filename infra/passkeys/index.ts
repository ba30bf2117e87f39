export {
  type Assertion,
  type Attestation,
  type AttestedCredential,
  type KnownCredential,
  RelyingParty,
  relyingPartyLayer
} from "./RelyingParty.ts"
export { ALGORITHMS } from "./algorithms.ts"
export { challengeIn } from "./challengeIn.ts"

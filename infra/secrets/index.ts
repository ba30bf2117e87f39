export { accessTokens, apiTokens, pendingTokens, refreshTokens } from "./accountTokens.ts"
export { markedTokens } from "./markedTokens.ts"
export { CannotOpen, NoSecretKey, Secrets } from "./Secrets.ts"
export {
  bytesOfToken,
  hashToken,
  isTokenOf,
  newDigits,
  newSecret,
  newToken,
  newUuidToken,
  tokenFrom,
  type TokenKind
} from "./tokens.ts"
export { newTotpSecret, totpCode, totpStep, totpUri } from "./totp.ts"

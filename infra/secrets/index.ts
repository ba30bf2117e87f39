export { accessTokens, refreshTokens } from "./accountTokens.ts"
export { markedTokens } from "./markedTokens.ts"
export { CannotOpen, NoSecretKey, Secrets } from "./Secrets.ts"
export {
  bytesOfToken,
  hashToken,
  newSecret,
  newToken,
  newUuidToken,
  tokenFrom,
  type TokenKind
} from "./tokens.ts"

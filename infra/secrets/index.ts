export { CannotOpen, NoSecretKey, Secrets } from "./Secrets.ts"
export { hashToken, newToken, newUuidToken, tokenFrom, type TokenKind } from "./tokens.ts"

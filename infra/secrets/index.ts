export { CannotOpen, NoSecretKey, Secrets } from "./Secrets.ts"
export { hashToken, newToken, type TokenKind } from "./tokens.ts"

export { CannotOpen, NoSecretKey, Secrets } from "./Secrets.ts"
export { hashToken, newToken, tokenFrom, type TokenKind } from "./tokens.ts"

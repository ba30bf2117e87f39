export { isCommonPassword } from "./common.ts"
export { hashPassword, inOneTurn, needsRehash, noPassword, verifyPassword } from "./passwords.ts"

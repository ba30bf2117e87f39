export { isCommonPassword } from "./common.ts"
export { hashPassword, needsRehash, noPassword, verifyPassword } from "./passwords.ts"

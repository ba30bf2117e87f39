import { Schema } from "effect"

/** A token as a link or a session holds it; whether it is one of ours shows when it is looked up. */
export const Token = Schema.String.check(Schema.isMaxLength(200, { message: "This is not a valid token." }))

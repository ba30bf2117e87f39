import { Schema } from "effect"

export const Token = Schema.String.check(Schema.isMaxLength(200, { message: "This is not a valid token." }))

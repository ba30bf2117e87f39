import { Schema } from "effect"

/** A password being chosen. No composition rules; the commonest ones are refused by the handler. */
export const NewPassword = Schema.String.check(
  Schema.makeFilter((text: string) => {
    const length = Array.from(text).length
    if (!text.isWellFormed() || text.includes("\u0000")) return "The password contains a broken character."
    if (length < 8) return "The password needs at least 8 characters."
    return length > 256 ? "The password can have at most 256 characters." : undefined
  })
)

/** A password being proven: anything short enough to hash. */
export const GivenPassword = Schema.String.check(
  Schema.makeFilter((text: string) =>
    text.length === 0
      ? "Password is required."
      : text.length > 1024
        ? "This password is too long."
        : undefined
  )
)

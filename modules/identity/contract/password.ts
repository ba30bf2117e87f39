import { atMost, refused } from "#kernel"
import { Schema } from "effect"

const tooLong = refused("too_long", "Password must be at most 256 characters.", 256)

/** A new password. No composition rules; the handler refuses the most common ones. */
export const NewPassword = Schema.String.check(
  // A character has at most two UTF-16 units.
  atMost(2 * 256, () => tooLong),
  Schema.makeFilter((text: string) => {
    const length = Array.from(text).length
    if (!text.isWellFormed() || text.includes("\u0000"))
      return refused("broken_character", "The password contains a broken character.")
    if (length < 8) return refused("too_short", "Password must be at least 8 characters.", 8)
    return length > 256 ? tooLong : undefined
  })
)

/** A password to verify: anything short enough to hash. */
export const GivenPassword = Schema.String.check(
  atMost(1024, () => refused("too_long", "This password is too long.", 1024)),
  Schema.makeFilter((text: string) =>
    text.length === 0 ? refused("required", "Password is required.") : undefined
  )
)

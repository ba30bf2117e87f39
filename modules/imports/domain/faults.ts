import type { ImportFault } from "../contract/views.ts"

/** Why imports fail, besides files that cannot be read. Pages translate by the code. */
export const FAULTS = {
  notPermitted: {
    code: "not_permitted",
    message: "The member who started this can no longer import. Another member can continue it or undo it."
  },
  storageFull: {
    code: "storage_full",
    message: "Your organization's storage is full. Free some, or contact support for more, and try again."
  },
  unexpected: {
    code: "unexpected",
    message: "Something went wrong on our side. No row was imported twice. Try again."
  },
  noRows: { code: "no_rows", message: "This file has no rows below its header." }
} as const satisfies Readonly<Record<string, ImportFault>>

const snake = (words: string): string => words.replaceAll(/[^a-z]+/g, "_")

/** Why a table could not be read, as a fault: its reason, or what is too large, is part of the code. */
export const faultOf = (failure: {
  readonly _tag: string
  readonly message: string
  readonly reason?: string
  readonly what?: string
}): ImportFault => {
  const kind = failure.reason ?? (failure.what === undefined ? "unclosed_quote" : `too_large_${failure.what}`)
  return { code: snake(kind), message: failure.message }
}

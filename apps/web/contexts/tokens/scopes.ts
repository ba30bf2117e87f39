import type { messages } from "./messages/en.ts"

/** What a token can be limited to. */
export type Scope = keyof (typeof messages)["scopes"]

const READS = /\.read(?:_\w+)?$/

/** Whether a scope allows no changes. */
export const isReading = (scope: Scope): boolean => READS.test(scope)

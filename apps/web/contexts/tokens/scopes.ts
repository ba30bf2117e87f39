import type { messages } from "./messages/en.ts"

/** What a token can be limited to. */
export type Scope = keyof (typeof messages)["scopes"]

const READS = /\.read(?:_\w+)?$/

/** Whether a scope allows no changes. */
export const isReading = (scope: string): boolean => READS.test(scope)

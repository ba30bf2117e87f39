import type { Role } from "#kernel"

/** Who writes to whom, the subject, and what they say in turn. Words in braces differ from time to time. */
export type Script = readonly [from: Role, to: Role, subject: string, ...said: ReadonlyArray<string>]

/** What a trade writes, in the order in which it is written, and what stands for the words in braces. */
export interface Trade {
  readonly scripts: ReadonlyArray<Script>
  readonly vans: ReadonlyArray<string>
  readonly streets: ReadonlyArray<string>
  readonly time: (hour: number, quarter: string) => string
}

import type { Role } from "#kernel"

/** The two roles, the subject and their messages in turn. Words in braces are placeholders. */
export type Script = readonly [from: Role, to: Role, subject: string, ...said: ReadonlyArray<string>]

/** The threads of an organization in order, and the values of the placeholders. */
export interface Trade {
  readonly scripts: ReadonlyArray<Script>
  readonly vans: ReadonlyArray<string>
  readonly streets: ReadonlyArray<string>
  readonly time: (hour: number, quarter: string) => string
}

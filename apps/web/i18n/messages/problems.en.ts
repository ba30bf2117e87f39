/** The numbers and dates of a problem, by name; empty if the server does not know them. */
export type ProblemValues = Readonly<Record<string, string | number>>

/** By the server's code. English needs none: there the server's own sentence is shown. */
export interface Sentences {
  readonly [code: string]: string | ((values: ProblemValues) => string)
}

interface OwnSentences extends Sentences {
  readonly offline: string
  readonly unreadable: string
  readonly unexpected: string
}

const byCode: OwnSentences = {
  offline: "You seem to be offline. Check your connection and try again.",
  unreadable: "This page couldn't read the server's response. Reload it and try again.",
  unexpected: "Something went wrong on our side. Try again in a moment."
}

interface FieldErrorSentences {
  /** By the server's code for a field error; errors about length carry a `limit`. As above, English needs none. */
  readonly [code: string]: (limit: number | undefined) => string
}

const byFieldCode: FieldErrorSentences = {}

export const messages = { byCode, byFieldCode }

import { Schema } from "effect"
import { FieldError } from "./fieldError.ts"
import { ProblemError, problemOf } from "./problem.ts"

/** Why the server refused what was queued here: the part of its problem document that a form or a list shows. */
export const Refusal = Schema.Struct({
  code: Schema.String,
  status: Schema.Int,
  detail: Schema.String,
  errors: Schema.optionalKey(Schema.Array(FieldError))
})
export type Refusal = typeof Refusal.Type

/** Milliseconds until the next attempt while the server does not respond and no event says it is back. */
const PAUSE = 15_000

const TEMPORARY = [401, 502, 503, 504]

/** Seconds that one waits at most because too much was sent: what is behind it waits, too. */
const LONGEST_WAIT = 60

const waitAskedFor = (error: unknown): number | undefined =>
  error instanceof ProblemError ? error.retryAfter : undefined

/** Whether a failure may be temporary: no connection, no one signed in, too many requests, a server that starts. */
const isTemporary = (error: unknown): boolean => {
  const { status, code } = problemOf(error)
  if (status === 429) return (waitAskedFor(error) ?? Infinity) <= LONGEST_WAIT
  return (status === 0 && code !== "unreadable") || TEMPORARY.includes(status)
}

/** Why it can never be sent; null if it may be sent later. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (isTemporary(error)) return null
  const { code, status, detail, errors } = problemOf(error)
  return { code, status, detail, ...(errors && { errors }) }
}

/** Milliseconds until the next attempt: as long as the server asks for, if that is longer than usual. */
export const pauseAfter = (error: unknown): number => Math.max(PAUSE, (waitAskedFor(error) ?? 0) * 1000)

/** A stored refusal as the original error, to be shown in the page's language. */
export const refusalError = (refusal: Refusal | null): ProblemError | undefined =>
  refusal ? new ProblemError({ title: refusal.code, ...refusal }) : undefined

import { Schema } from "effect"
import type { MessagesOf } from "../i18n/catalogue.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { currentLocale } from "../i18n/locale.ts"
import { problems, refusals } from "../i18n/messages/index.ts"
import { FieldError } from "./fieldError.ts"

/** An error response of the server: RFC 9457 with our additions. */
export const Problem = Schema.Struct({
  code: Schema.String,
  status: Schema.Int,
  title: Schema.String,
  detail: Schema.String,
  requestId: Schema.optionalKey(Schema.String),
  /** Selects the sentence where one code has several. */
  what: Schema.optionalKey(Schema.String),
  /** The numbers and dates of the sentence. */
  values: Schema.optionalKey(
    Schema.NullOr(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number])))
  ),
  /** What stands in the way; decoded where it is dealt with. */
  data: Schema.optionalKey(Schema.Unknown),
  errors: Schema.optionalKey(Schema.Array(FieldError))
})
export type Problem = typeof Problem.Type

/** A call that failed. `code` is the server's, or one of ours: `offline`, `unreadable`, `unexpected`. */
export class ProblemError extends Error {
  readonly problem: Problem
  /** After how many seconds the same call may succeed, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(problem: Problem, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(problem.detail, options)
    this.name = "ProblemError"
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/** A problem raised by the page itself; status 0, its sentence is in the catalogue. */
export const ownProblem = (
  code: "offline" | "unreadable" | "unexpected",
  cause?: unknown,
  requestId?: string
) =>
  new ProblemError({ code, status: 0, title: code, detail: code, ...(requestId && { requestId }) }, { cause })

/** Turns anything thrown into a problem. */
export const problemOf = (error: unknown): Problem =>
  (error instanceof ProblemError ? error : ownProblem("unexpected", error)).problem

type ProblemMessages = MessagesOf<typeof problems>

/** A problem as a sentence in the page's language; if the catalogue has none, the server's. */
export const problemText = (error: unknown, messages: ProblemMessages): string => {
  const problem = problemOf(error)
  const sentences = { ...refusals.loaded(currentLocale()), ...messages.byCode }
  const sentence = sentences[`${problem.code}.${problem.what}`] ?? sentences[problem.code] ?? problem.detail
  return typeof sentence === "string" ? sentence : sentence(problem.values ?? {})
}

/** `const problemText = useProblemText(); problemText(error)` */
export const useProblemText = () => {
  const messages = useMessages(problems)
  return (error: unknown) => problemText(error, messages)
}

interface FieldCode {
  readonly code?: string
  readonly limit?: number
}

/** What is wrong with a field, in the page's language; if the catalogue has no text, the server's sentence. */
export const fieldErrorText = (
  { code = "", limit }: FieldCode,
  detail: string,
  { byFieldCode }: ProblemMessages
) => byFieldCode[code]?.(limit) ?? detail

/** The field errors of a refused form by field name: `/full_name` becomes `full_name`. */
export const fieldErrors = (error: unknown, messages: ProblemMessages): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (problemOf(error).errors ?? []).map((fieldError) => [
      fieldError.pointer.split("/")[1] ?? "",
      fieldErrorText(fieldError, fieldError.detail, messages)
    ])
  )

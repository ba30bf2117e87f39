import { Schema } from "effect"
import { useMessages } from "../i18n/useMessages.ts"
import { problems } from "../i18n/en/problems.ts"

/** What the server answers when something fails: RFC 9457 with our additions. */
export const Problem = Schema.Struct({
  code: Schema.String,
  status: Schema.Int,
  title: Schema.String,
  detail: Schema.String,
  requestId: Schema.optionalKey(Schema.String),
  errors: Schema.optionalKey(Schema.Array(Schema.Struct({ pointer: Schema.String, detail: Schema.String })))
})
export type Problem = typeof Problem.Type

/** A call that failed. `code` is the server's, or one of ours: `offline`, `unreadable`, `unexpected`. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options)
    this.name = "ProblemError"
    this.problem = problem
  }
}

/** A problem the page itself found; status 0, its sentence stands in the catalogue. */
export const ownProblem = (
  code: "offline" | "unreadable" | "unexpected",
  cause?: unknown,
  requestId?: string
) =>
  new ProblemError(
    { code, status: 0, title: code, detail: problems.english.byCode[code], ...(requestId && { requestId }) },
    { cause }
  )

/** Whatever was thrown, as a problem. */
export const problemOf = (error: unknown): Problem =>
  (error instanceof ProblemError ? error : ownProblem("unexpected", error)).problem

type ProblemMessages = (typeof problems)["english"]

/** A problem as a sentence in the page's language; where the catalogue has none, the server's own. */
export const problemText = (error: unknown, messages: ProblemMessages): string => {
  const problem = problemOf(error)
  const translated: Readonly<Record<string, string>> = messages.byCode
  return translated[problem.code] ?? problem.detail
}

/** `const say = useProblemText(); say(error)` */
export const useProblemText = () => {
  const messages = useMessages(problems)
  return (error: unknown) => problemText(error, messages)
}

/** The faults of a refused form by field name: `/full_name` is `full_name`. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (problemOf(error).errors ?? []).map(({ pointer, detail }) => [pointer.split("/")[1] ?? "", detail])
  )

import type { Refusal } from "#kernel"
import { isContended, isDatabaseUnavailable } from "#infra/postgres"
import { Busy } from "#infra/turns"
import { Cause, Effect } from "effect"
import { problem, problemOf } from "./problem.ts"

const unexpected = (requestId: string): Response =>
  problem({
    title: "Something went wrong",
    status: 500,
    detail: `Something went wrong on our side. Try again. If it happens again, send us the request ID ${requestId}.`,
    code: "internal",
    requestId
  })

const RETRY_SECONDS = 2

/** As nginx logs it; no one receives it. */
const CLIENT_CLOSED_REQUEST = 499

interface Temporary {
  readonly code: string
  readonly title: string
  readonly detail: string
}

const unavailable = (detail: string): Temporary => ({
  code: "unavailable",
  title: "Not available at the moment",
  detail
})

/** What to say when retrying may succeed; undefined for other failures. */
const temporary = (failure: unknown): Temporary | undefined => {
  if (failure instanceof Busy) return { code: "busy", title: "Busy at the moment", detail: failure.message }
  if (isDatabaseUnavailable(failure))
    return unavailable("Motorpool can't reach its database right now. Try again shortly.")
  if (isContended(failure))
    return unavailable("Too many changes to the same data are under way right now. Try again shortly.")
  return undefined
}

const retryLater = (reason: Temporary, requestId: string): Response =>
  problem({ ...reason, status: 503, requestId }, { "retry-after": String(RETRY_SECONDS) })

/** The request that failed, for the log. */
export interface About {
  readonly requestId: string
  readonly endpoint?: string
}

/** The responses to requests that failed; `log` writes the line about an unexpected failure. */
export const failures = (log: (line: Effect.Effect<void>) => Promise<unknown>) => {
  /** Logged without details if it is temporary: while the database is unavailable every request fails. */
  const broken = async (cause: unknown, about: About): Promise<Response> => {
    const reason = temporary(Cause.isCause(cause) ? Cause.squash(cause) : cause)
    const line =
      reason === undefined ? Effect.logError("Request failed", cause) : Effect.logWarning(reason.detail)
    await log(Effect.annotateLogs(line, { ...about }))
    return reason === undefined ? unexpected(about.requestId) : retryLater(reason, about.requestId)
  }
  const failed = async (cause: Cause.Cause<Refusal>, about: About): Promise<Response> => {
    const refusal: Refusal | undefined = cause.reasons.find(Cause.isFailReason)?.error
    if (refusal !== undefined) return problemOf(refusal, about.requestId)
    if (Cause.hasInterruptsOnly(cause)) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
    return broken(cause, about)
  }
  return { broken, failed }
}

import { type EmailAddress, Events, RequestInfo, TooManyRequests, transactional } from "#kernel"
import { Effect } from "effect"
import { SignInRefused } from "../../contract/index.ts"
import { SignInFailed } from "../../domain/events.ts"
import { FailedSignIns } from "../domain/FailedSignIns.ts"
import { type Attempt, isWaiting, networkRun, runsOf, secondsToWait } from "../domain/guesses.ts"
import { networkDigest, textOf } from "./rememberOrigin.ts"

/** Fails while one of the attempt's runs is waiting. */
export const refuseWhileWaiting = Effect.fnUntraced(function* (attempt: Attempt) {
  const runs = yield* FailedSignIns.use((failed) => failed.progressOf(runsOf(attempt)))
  const wait = Math.max(0, ...runs.map(secondsToWait))
  if (wait > 0) return yield* new TooManyRequests({ seconds: Math.ceil(wait) })
})

const publishFailure = Effect.fnUntraced(function* (event: SignInFailed) {
  yield* Events.use((events) => events.publish(event, {}))
}, transactional)

/**
 * Counts a failed attempt and refuses it. The first of a run and each one that starts a wait are published; what follows
 * from them happens in a job, so that the request does the same work whether or not the account exists.
 */
export const refuseGuess = Effect.fnUntraced(function* (attempt: Attempt) {
  const runs = yield* FailedSignIns.use((failed) => failed.add(runsOf(attempt)))
  const count = runs.find(({ scope }) => scope !== "address")?.count ?? 1
  const isRefusing = runs.some(isWaiting)
  if (count === 1 || isRefusing) {
    const { address, network, userAgent } = yield* RequestInfo
    const { email } = attempt
    yield* publishFailure(new SignInFailed({ email, address, network, userAgent, count, isRefusing }))
  }
  return yield* new SignInRefused()
})

/** Ends the runs of failures that a success refutes. */
export const clearFailures = (attempt: Attempt) =>
  FailedSignIns.use((failed) => failed.clear(runsOf(attempt)[0]))

/** Lets someone who has just set a new password sign in from here, however often they failed before. */
export const allowSignIn = Effect.fnUntraced(function* (email: EmailAddress) {
  const network = textOf(yield* networkDigest())
  yield* FailedSignIns.use((failed) => failed.clear(networkRun({ email, network })))
})

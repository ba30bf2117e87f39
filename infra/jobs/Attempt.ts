import { Context, Effect } from "effect"

/** For whom or what a job works, by kind of id: `{ userId: "...", mailId: "..." }`. Never a secret. */
export type About = Readonly<Record<string, string>>

/** The present try of a job. */
export const Attempt = Context.Reference<{
  /** No further one is made: whoever waits for the outcome is to be told now. */
  readonly isLast: boolean
  /** Notes for whom the job is at work just now, in case it fails. */
  readonly note: (about: About) => void
}>("infra/jobs/Attempt", { defaultValue: () => ({ isLast: false, note: () => {} }) })

/**
 * Work of a job that is for somebody in particular: its log lines carry the ids, and when the job fails of
 * it, so does what is kept of the failure.
 */
export const workingFor =
  (about: About) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Attempt.use(({ note }) => {
      note(about)
      return Effect.annotateLogs(work, about)
    })

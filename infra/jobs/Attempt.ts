import { Context, Effect } from "effect"

/** The ids a job works for, by kind: `{ userId: "...", mailId: "..." }`. Never a secret. */
export type About = Readonly<Record<string, string>>

/** The current attempt of a job. */
export const Attempt = Context.Reference<{
  /** The last attempt: anyone waiting for the outcome must be notified now. */
  readonly isLast: boolean
  /** Records the ids the job works for, in case it fails. */
  readonly note: (about: About) => void
}>("infra/jobs/Attempt", { defaultValue: () => ({ isLast: false, note: () => {} }) })

/**
 * Work for specific ids: its log lines carry them and, when it fails, so does the record of the failure.
 */
export const workingFor =
  (about: About) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Attempt.use(({ note }) => {
      note(about)
      return Effect.annotateLogs(work, about)
    })

/** The embedded PostgreSQL cannot do what was asked. The message is a sentence for the operator. */
export class EmbeddedFailed extends Error {}

/** Runs `work`; what the file system refuses becomes a sentence that names the file. */
export const orSentence = <A>(doing: string, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof EmbeddedFailed || !(cause instanceof Error)) throw cause
    throw new EmbeddedFailed(`${doing} failed: ${cause.message}.`, { cause })
  }
}

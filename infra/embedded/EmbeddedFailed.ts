/** The embedded PostgreSQL failed. The message is for the operator. */
export class EmbeddedFailed extends Error {}

/** Runs `work` and turns file system errors into a message that names the file. */
export const orEmbeddedFailed = <A>(doing: string, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof EmbeddedFailed || !(cause instanceof Error)) throw cause
    throw new EmbeddedFailed(`${doing} failed: ${cause.message}.`, { cause })
  }
}

export interface Program {
  readonly title: string
  /** Declares the type of its questions: server and program have the same version. If it fails, the process ends. */
  answer(question: object): Promise<unknown>
}

/**
 * Turns the program that calls it into one that a server asks (`infra/processes`). The server sends a question, and the
 * next one after the answer. In a folder of its own, so that such a program loads nothing else of ours.
 */
export const answerQuestions = (program: Program): void => {
  process.title = program.title
  // Terminals and supervisors signal all processes, but the server may still need this one to complete its last requests.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})
  // The server has ended, or was killed.
  process.on("disconnect", () => process.exit())
  process.on("message", (question: object) => {
    void program
      .answer(question)
      .then((result) => process.send?.({ result, memory: process.memoryUsage.rss() }))
  })
}

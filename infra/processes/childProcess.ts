import { Busy } from "#infra/turns"
import { type Duration, Effect, RcRef, Schema, type Scope } from "effect"
import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"

export interface ChildProcessOptions<Answer, E> {
  /** It calls `answerQuestions` (`infra/programs`). */
  readonly program: URL
  readonly arguments: ReadonlyArray<string>
  readonly answer: Schema.ConstraintDecoder<Answer>
  /** For one answer, including the start of the process. */
  readonly deadline: Duration.Input
  /** After how long an idle process ends. */
  readonly idle: Duration.Input
  /** An allocator does not always return memory, so a process that has more than this is replaced. */
  readonly maximumBytes: number
  /** In megabytes: when its heap is used up, Node ends it. Default: a share of the machine's memory. */
  readonly heap?: number
  /** What it means that a question took too long, or that the process was ended by a signal; by default `Busy`. */
  readonly overran?: Effect.Effect<never, E>
}

/** Dies with `Busy` if the process ends or, unless that means something else, takes too long. */
export type Ask<Question, Answer, E = never> = (question: Question) => Effect.Effect<Answer, E>

/**
 * Starts the program without our environment, which contains secrets, and without our options for Node. Threads that each
 * keep memory of their own (glibc's arenas) would double what it takes.
 */
const start = <Answer, E>(options: ChildProcessOptions<Answer, E>): ChildProcess => {
  const { program, arguments: given, heap } = options
  const child = fork(fileURLToPath(program), [...given], {
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: heap === undefined ? [] : [`--max-old-space-size=${heap}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"]
  })
  // It could not be started or reached: `exchange` answers with `Busy`.
  return child.on("error", () => {})
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null

const stop = (child: ChildProcess): Effect.Effect<void> =>
  Effect.callback((resume) => {
    if (hasEnded(child)) return resume(Effect.void)
    child.once("exit", () => resume(Effect.void))
    child.kill("SIGKILL")
  })

// Not the fault of the question, as far as we know.
const busy = Effect.suspend(() => Effect.die(new Busy()))

const exchange = <E>(child: ChildProcess, question: object, overran: Effect.Effect<never, E>) =>
  Effect.callback((resume: (answer: Effect.Effect<unknown, E>) => void) => {
    if (!child.connected) return resume(busy)
    const answered = (answer: unknown) => finish(Effect.succeed(answer))
    const ended = (_: number | null, signal: string | null) => finish(signal === null ? busy : overran)
    const leave = () => void child.off("message", answered).off("exit", ended)
    const finish = (answer: Effect.Effect<unknown, E>) => {
      leave()
      resume(answer)
    }
    child.on("message", answered).on("exit", ended)
    child.send(question, (failure) => failure && finish(busy))
    return Effect.sync(leave)
  })

/**
 * A process for work that takes memory and processor time which should not be the server's, one question at a time: give
 * callers turns. Starts with the first question, ends when it has been idle for a while or the scope closes, and is
 * replaced after a failure.
 */
export const childProcess = Effect.fnUntraced(function* <Question extends object, Answer, E = never>(
  options: ChildProcessOptions<Answer, E>
): Effect.fn.Return<Ask<Question, Answer, E>, never, Scope.Scope> {
  const { deadline, overran = busy } = options
  const decode = Schema.decodeUnknownEffect(Schema.Struct({ result: options.answer, memory: Schema.Number }))
  const current = yield* RcRef.make({
    acquire: Effect.acquireRelease(
      Effect.orDie(Effect.try({ try: () => start(options), catch: () => new Busy() })),
      stop
    ),
    idleTimeToLive: options.idle
  })
  const replace = RcRef.invalidate(current)

  const running = Effect.gen(function* () {
    const child = yield* RcRef.get(current)
    if (child.connected) return child
    yield* replace
    return yield* RcRef.get(current)
  })

  return Effect.fnUntraced(function* (question) {
    const child = yield* running
    const answer = exchange(child, question, overran).pipe(
      Effect.timeoutOrElse({ duration: deadline, orElse: () => overran }),
      Effect.flatMap((sent) => Effect.orDie(decode(sent)))
    )
    // Its late answer would otherwise be taken for that of the next question.
    const { result, memory } = yield* Effect.onError(answer, () => replace)
    if (memory > options.maximumBytes) yield* replace
    return result
  }, Effect.scoped)
})

import { Busy } from "#infra/turns"
import { type Duration, Effect, RcRef, Schema, type Scope } from "effect"
import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"
import type { Rendition } from "./reencodeImage.ts"

const PROGRAM = fileURLToPath(new URL("picturesProgram.ts", import.meta.url))

export interface PicturesProcessOptions {
  /** Whether it decodes all pictures, or answers that one is costly (`isCostly`) instead of decoding it. */
  readonly decodes: "all" | "ordinary"
  /** From -20, the highest, to 19. */
  readonly priority: number
  /** After how long an idle process ends. It has 90 MB. */
  readonly idle: Duration.Input
  /** The allocator does not return what a picture took, so a process that has more than this is replaced. */
  readonly maximumBytes: number
}

/** For one picture and the start of the process: the largest pictures take half a second on an idle machine. */
const DEADLINE = "20 seconds"

const Result = Schema.Union([Schema.Uint8Array, Schema.Literals(["costly", "unreadable"])])
const Answer = Schema.Struct({ result: Result, memory: Schema.Number })

/**
 * Starts the program without our environment, which contains secrets, and without our options for Node. Threads that each
 * keep memory of their own (glibc's arenas) would double what it takes.
 */
const start = ({ decodes, priority }: PicturesProcessOptions): ChildProcess => {
  const child = fork(PROGRAM, [decodes, String(priority)], {
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: [],
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

// Not the picture's fault, as far as we know.
const busy = Effect.suspend(() => Effect.die(new Busy()))

const exchange = (child: ChildProcess, bytes: Uint8Array, rendition: Rendition) =>
  Effect.callback((resume: (answer: Effect.Effect<unknown>) => void) => {
    if (!child.connected) return resume(busy)
    const answered = (answer: unknown) => finish(Effect.succeed(answer))
    const ended = () => finish(busy)
    const leave = () => void child.off("message", answered).off("exit", ended)
    const finish = (answer: Effect.Effect<unknown>) => {
      leave()
      resume(answer)
    }
    child.on("message", answered).on("exit", ended)
    child.send({ bytes, rendition }, (failure) => failure && ended())
    return Effect.sync(leave)
  }).pipe(
    Effect.timeoutOrElse({ duration: DEADLINE, orElse: () => busy }),
    Effect.flatMap(Schema.decodeUnknownEffect(Answer)),
    Effect.orDie
  )

/** Re-encodes one picture as WebP. Dies with `Busy` if the process ends or takes too long. */
export type InProcess = (bytes: Uint8Array, rendition: Rendition) => Effect.Effect<typeof Result.Type>

/**
 * A process for decoding pictures, one at a time: it takes memory and processor time that should not be the server's.
 * Starts with the first picture, ends when it has been idle for a while or the scope closes, and is replaced after a failure.
 */
export const picturesProcess = Effect.fnUntraced(function* (
  options: PicturesProcessOptions
): Effect.fn.Return<InProcess, never, Scope.Scope> {
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

  return Effect.fnUntraced(function* (bytes, rendition) {
    const child = yield* running
    // Its late answer would otherwise be taken for that of the next picture.
    const { result, memory } = yield* Effect.onError(exchange(child, bytes, rendition), () => replace)
    if (memory > options.maximumBytes) yield* replace
    return result
  }, Effect.scoped)
})

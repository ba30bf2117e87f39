import { Busy } from "#infra/turns"
import { Effect, RcRef, Schema, type Scope } from "effect"
import { type ChildProcess, fork } from "node:child_process"
import { fileURLToPath } from "node:url"

const PROGRAM = fileURLToPath(new URL("picturesProgram.ts", import.meta.url))

/** A person often tries several pictures. An idle process has 90 MB. */
const IDLE = "5 seconds"

/** For one picture and the start of the process: the largest pictures take half a second on an idle machine. */
const DEADLINE = "20 seconds"

/** The allocator does not return what a large picture took, so a process that has more than this is replaced. */
const MAXIMUM_BYTES = 100_000_000

const Answer = Schema.Struct({ webp: Schema.NullOr(Schema.Uint8Array), memory: Schema.Number })

/** Starts the program without our environment, which contains secrets, and without our options for Node. */
const start = (): ChildProcess => {
  const child = fork(PROGRAM, {
    env: {},
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

const exchange = (child: ChildProcess, bytes: Uint8Array) =>
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
    child.send(bytes, (failure) => failure && ended())
    return Effect.sync(leave)
  }).pipe(
    Effect.timeoutOrElse({ duration: DEADLINE, orElse: () => busy }),
    Effect.flatMap(Schema.decodeUnknownEffect(Answer)),
    Effect.orDie
  )

/** Re-encodes one picture; null if it is not one. Dies with `Busy` if the process ends or takes too long. */
export type InProcess = (bytes: Uint8Array) => Effect.Effect<Uint8Array | null>

/**
 * A process for decoding pictures, one at a time: it takes memory and processor time that should not be the server's.
 * Starts with the first picture, ends when it has been idle for a while or the scope closes, and is replaced after a failure.
 */
export const picturesProcess: Effect.Effect<InProcess, never, Scope.Scope> = Effect.gen(function* () {
  const current = yield* RcRef.make({
    acquire: Effect.acquireRelease(Effect.orDie(Effect.try({ try: start, catch: () => new Busy() })), stop),
    idleTimeToLive: IDLE
  })
  const replace = RcRef.invalidate(current)

  const running = Effect.gen(function* () {
    const child = yield* RcRef.get(current)
    if (child.connected) return child
    yield* replace
    return yield* RcRef.get(current)
  })

  return Effect.fnUntraced(function* (bytes) {
    const child = yield* running
    // Its late answer would otherwise be taken for that of the next picture.
    const { webp, memory } = yield* Effect.onError(exchange(child, bytes), () => replace)
    if (memory > MAXIMUM_BYTES) yield* replace
    return webp
  }, Effect.scoped)
})

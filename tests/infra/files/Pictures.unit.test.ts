import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { constants, getPriority } from "node:os"
import { Cause, Clock, Exit, Layer, ManagedRuntime } from "effect"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { Pictures } from "#infra/files"
import { Busy } from "#infra/turns"
import { PATIENT } from "../../support/patience.ts"
import { startedProcesses } from "../../support/startedProcesses.ts"
import { timeLapse } from "../../support/timeLapse.ts"

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "red" } })
const avif = (side: number) => picture(side).avif({ quality: 1, effort: 0 }).toBuffer()

const small = await picture(10).jpeg().toBuffer()
/** As many pixels as an AVIF may have, in a few hundred bytes. */
const hostile = await avif(3_500)

const reencode = (bytes: Uint8Array) =>
  Pictures.use((pictures) => pictures.reencode(bytes, "someone", "avatar"))

interface Subject {
  readonly encode: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Whether the picture was answered with `Busy`. */
  readonly isBusy: (bytes: Uint8Array) => Promise<boolean>
  readonly close: () => Promise<void>
  readonly pass: (millis: number) => void
  readonly started: ReadonlyArray<ChildProcess>
}

const withPictures = (test: (subject: Subject) => Promise<void>) => () =>
  startedProcesses(async (started) => {
    const { clock, pass } = timeLapse()
    const clockLayer = Layer.succeed(Clock.Clock, clock)
    const runtime = ManagedRuntime.make(Layer.provideMerge(Pictures.layer, clockLayer))
    const encode = async (bytes: Uint8Array) => (await runtime.runPromise(reencode(bytes))).bytes
    const isBusy = async (bytes: Uint8Array) => {
      const exit = await runtime.runPromiseExit(reencode(bytes))
      return Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof Busy
    }
    const close = () => runtime.dispose()
    await test({ encode, isBusy, close, pass, started }).finally(close)
  })

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
const running = (started: ReadonlyArray<ChildProcess>) => started.filter(isRunning).length

/** What Linux reports about a process. */
const fileOf = (pid: number | undefined, name: string): string =>
  readFileSync(`/proc/${pid}/${name}`, "utf8").replace(/\0+$/, "")

describe("the processes that decode pictures", () => {
  it(
    "are replaced after a picture that took much memory, which the one for ordinary pictures does not decode",
    withPictures(async ({ encode, started }) => {
      await encode(hostile)
      expect(started.map(isRunning)).toEqual([true, false])
      expect(await encode(small)).not.toHaveLength(0)
      expect(started).toHaveLength(2)
    })
  )

  it(
    "continue with the next picture when one is killed",
    withPictures(async ({ encode, isBusy, started }) => {
      await encode(small)
      // Stopped first, so that it cannot answer.
      started[0]?.kill("SIGSTOP")
      const answer = isBusy(hostile)
      started[0]?.kill("SIGKILL")
      expect(await answer).toBe(true)
      expect(await encode(small)).not.toHaveLength(0)
      expect(started).toHaveLength(2)
    })
  )

  it(
    "are started again when an idle one has ended",
    withPictures(async ({ encode, started }) => {
      await encode(small)
      const [child] = started
      if (child === undefined) throw new Error("There is no process.")
      const exited = once(child, "exit")
      child.kill("SIGKILL")
      await exited
      expect(await encode(small)).not.toHaveLength(0)
    })
  )

  it(
    "are killed if they do not answer in time",
    withPictures(async ({ encode, isBusy, pass, started }) => {
      await encode(small)
      started[0]?.kill("SIGSTOP")
      const answer = isBusy(small)
      pass(20_000)
      expect(await answer).toBe(true)
      expect(running(started)).toBe(0)
      expect(await encode(small)).not.toHaveLength(0)
    })
  )

  it(
    "serve several pictures and end when they are idle",
    withPictures(async ({ encode, pass, started }) => {
      await Promise.all([encode(small), encode(small), encode(small)])
      expect(started).toHaveLength(1)
      expect(running(started)).toBe(1)
      pass(30_000)
      await expect.poll(() => running(started), PATIENT).toBe(0)
    })
  )

  it(
    "end when the scope closes, even in the middle of a picture",
    withPictures(async ({ encode, isBusy, close, started }) => {
      await encode(small)
      const answer = isBusy(hostile)
      await expect.poll(() => running(started), PATIENT).toBe(2)
      await close()
      expect(running(started)).toBe(0)
      await answer
    })
  )

  it(
    "have no environment, and the one for large pictures a lower priority",
    withPictures(async ({ encode, started }) => {
      await encode(await avif(10))
      const [pid, large] = started.map((child) => child.pid)
      expect(getPriority(pid)).toBe(getPriority())
      expect(getPriority(large)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
      // Not available on other systems.
      if (process.platform !== "linux") return
      expect(fileOf(pid, "cmdline")).toBe("motorpool pictures")
      expect(fileOf(process.pid, "environ")).toContain("PATH=")
      expect(fileOf(pid, "environ")).not.toContain("PATH=")
    })
  )
})

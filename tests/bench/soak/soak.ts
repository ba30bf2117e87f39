import type { EmbeddedPostgres } from "#infra/embedded"
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"
import { stopProcess } from "../../support/processes.ts"
import { atMost, heading, row } from "../figures.ts"
import { environment, residentMegabytes, start } from "../programs.ts"
import type { AttackReport, PeopleReport, Phase, Sample } from "./report.ts"
import { lostOf } from "./stored.ts"
import { populate } from "./world.ts"

const PORT = 4807
/** The quiet phase comes in addition, as a share of the attack's duration. */
const QUIET_SHARE = 0.25
/** Until the code is compiled and every pool is open. */
const WARM_UP_SECONDS = 20
const SAMPLE_MILLIS = 500
const LINES = 12

/** Memory samples of the server process, by phase. */
type Memory = Readonly<Record<Phase, Array<Sample>>>

/** Samples the server's memory in the current phase until it is stopped. */
const watchMemory = (product: ChildProcess) => {
  const memory: Memory = { "warm-up": [], quiet: [], attack: [] }
  let phase: Phase = "warm-up"
  const timer = setInterval(
    () => memory[phase].push({ at: Date.now(), value: residentMegabytes(product) }),
    SAMPLE_MILLIS
  )
  const stop = () => clearInterval(timer)
  product.once("exit", stop)
  return { memory, enter: (next: Phase) => void (phase = next), stop }
}

/** Sends a message to a process; resolves with its answer. */
const asked = async <A>(child: ChildProcess, message: string): Promise<A> => {
  child.send(message)
  const [answer] = await once(child, "message")
  return answer
}

const percentile = (samples: ReadonlyArray<Sample>, share: number): number =>
  samples.map(({ value }) => value).toSorted((a, b) => a - b)[
    Math.min(samples.length - 1, Math.floor(samples.length * share))
  ] ?? NaN

const highest = (samples: ReadonlyArray<Sample>): number => Math.max(...samples.map(({ value }) => value))

/** Everyone else's times, kind by kind. A mean over all kinds would hide one that is starved. */
const judgeTimes = ({ quiet, attack }: PeopleReport["times"]): void => {
  heading([
    "kind",
    "quiet: count",
    "p50 ms",
    "p99 ms",
    "under attack: count",
    "p50 ms",
    "p99 ms",
    "ratio of p99"
  ])
  for (const kind of Object.keys(quiet).toSorted()) {
    const [before = [], during = []] = [quiet[kind], attack[kind]]
    const ratio = percentile(during, 0.99) / percentile(before, 0.99)
    const cells = [before, during].flatMap((times) => [
      String(times.length),
      percentile(times, 0.5),
      percentile(times, 0.99)
    ])
    row([kind, ...cells, ratio])
    atMost(`soak, ${kind}: p99 under attack to its quiet value`, ratio, 2)
  }
}

const printFailures = (failures: PeopleReport["failures"]): void => {
  heading(["not successful", "times"])
  for (const [failure, times] of Object.entries(failures)) row([failure, String(times)])
}

/** Answers that took more than twice the p99 of their kind on a quiet server. One in a hundred may. */
const lateIn = ({ quiet, attack }: PeopleReport["times"]): ReadonlyArray<Sample> =>
  Object.entries(attack).flatMap(([kind, samples]) => {
    const limit = 2 * percentile(quiet[kind] ?? [], 0.99)
    return samples.map(({ at, value }) => ({ at, value: value > limit ? 100 : 0 }))
  })

const mean = (samples: ReadonlyArray<Sample>): number =>
  samples.reduce((total, { value }) => total + value, 0) / samples.length

/** What each attack got, and what the others and the memory were like while it was under way. */
const printAttacks = (report: AttackReport, people: PeopleReport["times"], memory: Memory): void => {
  heading(["attack", "late answers to everyone else, %", "server MB, highest", "answers by status"])
  const late = lateIn(people)
  for (const [attack, { answers, turns }] of Object.entries(report)) {
    const during = (samples: ReadonlyArray<Sample>) =>
      samples.filter(({ at }) => turns.some(([from, to]) => from <= at && at <= to))
    const texts = Object.entries(answers).map(([status, count]) => `${status}: ${count}`)
    row([attack, mean(during(late)), highest(during(memory.attack)), texts.join(", ")])
  }
}

const printMemory = ({ quiet, attack }: Memory): void => {
  const samples = [...quiet, ...attack]
  const step = Math.max(1, Math.ceil(samples.length / LINES))
  heading(["minute", "phase", "server MB, highest"])
  for (let from = 0; from < samples.length; from += step)
    row([
      (from * SAMPLE_MILLIS) / 60_000,
      from < quiet.length ? "quiet" : "attack",
      highest(samples.slice(from, from + step))
    ])
}

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

const judge = (people: PeopleReport, attacks: AttackReport, memory: Memory, lost: number): void => {
  const failures = Object.entries(people.failures)
  const serverErrors =
    sum(failures.filter(([failure]) => failure.endsWith(": 500")).map(([, times]) => times)) +
    sum(Object.values(attacks).map(({ answers }) => answers["500"] ?? 0))
  const growth = highest(memory.attack) / highest(memory.quiet)
  atMost("soak: highest memory under attack to its quiet value", growth, 1.5)
  atMost("soak: answers of 500", serverErrors, 0)
  atMost("soak: requests of everyone else without success", sum(failures.map(([, times]) => times)), 0)
  atMost("soak: live streams that ended", people.interruptions, 0)
  atMost("soak: acknowledged writes that were lost", lost, 0)
}

export interface SoakOptions {
  /** Of the attack; the quiet phase comes in addition. */
  readonly minutes: number
  /** The only attack, to find out what it does. */
  readonly attack: string | undefined
}

/**
 * 200 people of ten organizations work for some minutes while three attackers do everything that was ever found to
 * stop others. Judged against the same work without them.
 */
export const soak = async (
  server: EmbeddedPostgres,
  dataDir: string,
  { minutes, attack }: SoakOptions
): Promise<void> => {
  await populate(server.urls.admin)
  const env = { ...environment(server, dataDir), PORT: String(PORT) }
  const product = await start(
    "apps/server/main.ts",
    env,
    "Motorpool is ready",
    (process.env["PROF"] ?? "").split(" ").filter(Boolean)
  )
  const attackers = fork("tests/bench/soak/attackers.ts", [
    String(PORT),
    ...(attack === undefined ? [] : [attack])
  ])
  await once(attackers, "message")
  const people = fork("tests/bench/soak/people.ts", [String(PORT)])
  const { memory, enter, stop } = watchMemory(product)
  const spend = async (phase: Phase, seconds: number): Promise<void> => {
    process.stdout.write(`\n${phase}: ${seconds.toFixed(0)} s\n`)
    people.send(phase)
    enter(phase)
    await sleep(seconds * 1000)
  }
  const run = async (): Promise<void> => {
    await spend("warm-up", WARM_UP_SECONDS)
    await spend("quiet", minutes * 60 * QUIET_SHARE)
    attackers.send("begin")
    await spend("attack", minutes * 60)
    const attacked = await asked<AttackReport>(attackers, "end")
    const worked = await asked<PeopleReport>(people, "end")
    judgeTimes(worked.times)
    printFailures(worked.failures)
    printAttacks(attacked, worked.times, memory)
    printMemory(memory)
    judge(worked, attacked, memory, await lostOf(server.urls.admin, worked.acknowledged))
  }
  const died = once(product, "exit").then(() =>
    Promise.reject(new Error("The server exited during the soak."))
  )
  try {
    await Promise.race([run(), died])
  } finally {
    stop()
    for (const child of [attackers, people, product]) await stopProcess(child)
  }
}

import { endAll } from "./command.ts"
import type { Outcome, Stage } from "./stage.ts"
import { timingReport } from "./timings.ts"

const LANES = 2

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Done extends Outcome {
  readonly name: string
  /** Elapsed seconds. */
  readonly wall: number
}

const attempt = async (stage: Stage): Promise<Outcome> => {
  try {
    return await stage.run()
  } catch (cause) {
    return { passed: 0, failed: 1, output: cause instanceof Error ? cause.message : String(cause) }
  }
}

const runOne = async (stage: Stage, done: ReadonlyArray<Done>): Promise<Done> => {
  const broken = done.find(({ name, failed }) => failed > 0 && stage.after?.includes(name))
  const start = performance.now()
  const outcome: Outcome = broken
    ? { passed: 0, failed: 1, output: `Not run, because ${broken.name} failed.` }
    : await attempt(stage)
  const wall = (performance.now() - start) / 1000
  say(
    `${outcome.failed > 0 ? "✗" : "✓"} ${stage.name}: ${outcome.passed} passed, ${outcome.failed} failed (${wall.toFixed(1)} s)`
  )
  for (const [note] of outcome.output.matchAll(/^Note: .*$/gm)) say(`    ${note}`)
  if (outcome.failed > 0) say(outcome.output.trim().replace(/^/gm, "    "))
  return { name: stage.name, wall, ...outcome }
}

const mayStart = (stage: Stage, done: ReadonlyArray<Done>, running: ReadonlyArray<Stage>): boolean =>
  (stage.after ?? []).every((name) => done.some((other) => other.name === name)) &&
  (stage.alone ? running.length === 0 : running.every(({ alone }) => !alone))

/**
 * Runs the stages in order, two concurrently where neither depends on the other, and prints their results and timings;
 * the last line is `N passed, N failed`.
 * @returns the exit code.
 */
export const runStages = async (stages: ReadonlyArray<Stage>): Promise<number> => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, endAll)
  const waiting = [...stages]
  const done: Array<Done> = []
  const running = new Map<Stage, Promise<void>>()
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex((stage) => mayStart(stage, done, [...running.keys()]))
    const stage = running.size < LANES && next >= 0 ? waiting.splice(next, 1)[0] : undefined
    if (stage) {
      const ended = runOne(stage, done).then((outcome) => {
        done.push(outcome)
        running.delete(stage)
      })
      running.set(stage, ended)
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These stages depend on one another: ${waiting.map(({ name }) => name).join(", ")}.`)
  }
  for (const line of timingReport(done)) say(line)
  const sum = (pick: (outcome: Outcome) => number) =>
    done.reduce((total, outcome) => total + pick(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  say(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

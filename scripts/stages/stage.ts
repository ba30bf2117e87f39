import { type Command, type Ended, runNode } from "./command.ts"
import type { FileTime } from "./timings.ts"

/** The result of a stage, in tests. A stage that is not a test runner counts as one test. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown when something failed. */
  readonly output: string
  /** Seconds of processor time, where the system reports it. */
  readonly processor?: number | undefined
  readonly files?: ReadonlyArray<FileTime>
}

export interface Stage {
  readonly name: string
  /** Stages that must end first; this one fails if one of them failed. */
  readonly after?: ReadonlyArray<string>
  /** Runs alone, because it measures or drives a browser with timeouts. */
  readonly alone?: boolean
  readonly run: () => Promise<Outcome>
}

/** A program whose exit code decides. */
export const check = (name: string, command: Command, rest: Pick<Stage, "after"> = {}): Stage => ({
  name,
  ...rest,
  run: async () => {
    const { code, output, processor } = await runNode(command)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, processor }
  }
})

/** Counts of a test runner's report. */
export interface Report {
  readonly passed: number
  readonly failed: number
  /** Skipped, focused or todo tests: they count as failed, so that none is skipped silently. */
  readonly skipped: number
  readonly files?: ReadonlyArray<FileTime>
}

/** The outcome of a test runner. No tests, no report and a crash are failures. */
export const outcomeOf = ({ code, output, processor }: Ended, report: Report | undefined): Outcome => {
  if (report === undefined)
    return { passed: 0, failed: 1, output: `${output}\nThe run ended without a report.`, processor }
  const { passed, skipped, files = [] } = report
  const notes = [output]
  if (passed + report.failed + skipped === 0) notes.push("No tests were found.")
  if (skipped > 0) notes.push(`${skipped} tests were skipped, which is not allowed.`)
  const failed = report.failed + skipped
  const broken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: broken ? 1 : failed, output: notes.join("\n"), processor, files }
}

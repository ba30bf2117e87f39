import { type Command, type Ended, runNode } from "./command.ts"
import type { FileTime } from "./timings.ts"

/** What came of a stage, in tests. A stage that is no test runner is one test. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown when something failed. */
  readonly output: string
  /** Seconds of processor time, where the system tells. */
  readonly processor?: number | undefined
  readonly files?: ReadonlyArray<FileTime>
}

export interface Stage {
  readonly name: string
  /** Stages that must have ended before; when one of them failed this one fails too. */
  readonly after?: ReadonlyArray<string>
  /** Runs with nothing beside it, because it measures or drives a browser against the clock. */
  readonly alone?: boolean
  readonly run: () => Promise<Outcome>
}

/** One program whose exit code tells. */
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
  /** Skipped, focused away or to be written: they count as failed, so that nothing is skipped in silence. */
  readonly skipped: number
  readonly files?: ReadonlyArray<FileTime>
}

/** What a test runner's end and report amount to. None found, no report, a crash: each is a failure. */
export const outcomeOf = ({ code, output, processor }: Ended, report: Report | undefined): Outcome => {
  if (report === undefined)
    return { passed: 0, failed: 1, output: `${output}\nIt ended without a report.`, processor }
  const { passed, skipped, files = [] } = report
  const notes = [output]
  if (passed + report.failed + skipped === 0) notes.push("It found no tests.")
  if (skipped > 0) notes.push(`${skipped} tests were skipped: nothing may be.`)
  const failed = report.failed + skipped
  const broken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: broken ? 1 : failed, output: notes.join("\n"), processor, files }
}

import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runNode } from "./command.ts"
import { outcomeOf, type Report, type Stage } from "./stage.ts"

const withReport = async <A>(work: (file: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "motorpool-report-"))
  try {
    return await work(join(folder, "report.json"))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readReport = (file: string, count: (json: string) => Report): Report | undefined => {
  try {
    return count(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

const countOfVitest = (json: string): Report => {
  const report: VitestReport = JSON.parse(json)
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  return { passed, failed, skipped: numPendingTests + numTodoTests }
}

/** The tests of one project of vitest.config.ts. */
export const vitest = (project: string, seconds: number): Stage => ({
  name: project,
  run: () =>
    withReport(async (file) => {
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`]
      const ended = await runNode({
        args: ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters],
        seconds
      })
      return outcomeOf(ended, readReport(file, countOfVitest))
    })
})

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const countOfPlaywright = (json: string): Report => {
  const { stats }: PlaywrightReport = JSON.parse(json)
  // A test that passes only the second time has failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

interface Browsed {
  readonly name: string
  readonly config: string
  readonly after: ReadonlyArray<string>
  /** The whole of it is ended when it takes longer. */
  readonly seconds: number
}

/** Playwright's tests against the built product. */
export const playwright = ({ name, config, after, seconds }: Browsed): Stage => ({
  name,
  after,
  alone: true,
  run: () =>
    withReport(async (file) => {
      const ended = await runNode({
        args: ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=list,json"],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        seconds
      })
      return outcomeOf(ended, readReport(file, countOfPlaywright))
    })
})

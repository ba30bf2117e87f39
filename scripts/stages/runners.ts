import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { runNode } from "./command.ts"
import { FILE_TIMES } from "./fileTimesReporter.ts"
import { outcomeOf, type Report, type Stage } from "./stage.ts"
import type { FileTime } from "./timings.ts"

const withFolder = async <A>(work: (folder: string) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), "motorpool-report-"))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const read = <A>(file: string, parse: (json: string) => A): A | undefined => {
  try {
    return parse(readFileSync(file, "utf8"))
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

const readVitest = (folder: string): Report | undefined => {
  const report = read(join(folder, "report.json"), (json): VitestReport => JSON.parse(json))
  const files = read(join(folder, "times.json"), (json): ReadonlyArray<FileTime> => JSON.parse(json))
  if (report === undefined) return undefined
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  return { passed, failed, skipped: numPendingTests + numTodoTests, files: files ?? [] }
}

interface Tests {
  /** A project of vitest.config.ts. */
  readonly project: string
  readonly after?: ReadonlyArray<string>
  /** Only these files; by default all. */
  readonly files?: ReadonlyArray<string>
}

export const vitest = ({ project, after = [], files = [] }: Tests): Stage => ({
  name: project,
  after,
  run: () =>
    withFolder(async (folder) => {
      const reporters = [
        "--reporter=dot",
        "--reporter=./scripts/stages/fileTimesReporter.ts",
        "--reporter=json",
        `--outputFile.json=${join(folder, "report.json")}`
      ]
      const ended = await runNode({
        args: ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters, ...files],
        env: { [FILE_TIMES]: join(folder, "times.json") }
      })
      return outcomeOf(ended, readVitest(folder))
    })
})

interface PlaywrightSuite {
  readonly suites?: ReadonlyArray<PlaywrightSuite>
  readonly specs?: ReadonlyArray<{
    readonly file: string
    readonly tests: ReadonlyArray<{ readonly results: ReadonlyArray<{ readonly duration: number }> }>
  }>
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly config: { readonly rootDir: string }
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf)
]

/** The total time of each file's tests: workers share them, so less may have elapsed. */
const fileTimes = (report: PlaywrightReport): ReadonlyArray<FileTime> =>
  [...Map.groupBy(specsOf(report), ({ file }) => file)].map(([file, specs]) => ({
    file: join(relative(process.cwd(), report.config.rootDir), file),
    wall:
      specs
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0) / 1000
  }))

const parsePlaywright = (json: string): Report => {
  const report: PlaywrightReport = JSON.parse(json)
  const { expected: passed, unexpected, flaky, skipped } = report.stats
  // A test that passes only on the second attempt has failed.
  return { passed, failed: unexpected + flaky, skipped, files: fileTimes(report) }
}

interface Browsed {
  readonly name: string
  readonly config: string
  readonly after: ReadonlyArray<string>
}

/** Playwright's tests against the built product. */
export const playwright = ({ name, config, after }: Browsed): Stage => ({
  name,
  after,
  alone: true,
  run: () =>
    withFolder(async (folder) => {
      const file = join(folder, "report.json")
      const ended = await runNode({
        args: ["node_modules/@playwright/test/cli.js", "test", `--config=${config}`, "--reporter=list,json"],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      })
      return outcomeOf(ended, read(file, parsePlaywright))
    })
})

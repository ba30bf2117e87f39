/** How long a test file took, in seconds. */
export interface FileTime {
  readonly file: string
  readonly wall: number
  /** Processor time; not available in a browser, which all files share. */
  readonly processor?: number
}

export interface StageTime {
  readonly name: string
  readonly wall: number
  /** Undefined where the system does not report it. */
  readonly processor?: number | undefined
  readonly files?: ReadonlyArray<FileTime>
}

/** Seconds of processor time that a file may take. */
const BUDGET = 30

/** Files that need more, and why. */
const BUDGETS: Readonly<Record<string, number>> = {
  // Type checks and lints a copy of the project after each of its scaffolds.
  "tests/architecture/scaffold.test.ts": 120
}

const SLOWEST = 10

const seconds = (time: number | undefined): string =>
  `${time === undefined ? "–" : time.toFixed(1)} s`.padStart(9)

const table = (rows: ReadonlyArray<Omit<StageTime, "files">>) =>
  rows.map(({ name, wall, processor }) => `  ${seconds(wall)} ${seconds(processor)}  ${name}`)

export const overBudget = (files: ReadonlyArray<FileTime>): ReadonlyArray<string> =>
  files.flatMap(({ file, processor = 0 }) => {
    const budget = BUDGETS[file] ?? BUDGET
    return processor > budget
      ? [`Note: ${file} took ${processor.toFixed(0)} s of processor time; its budget is ${budget} s.`]
      : []
  })

/** The time of each stage, the slowest files, and those over their budget, in lines. */
export const timingReport = (stages: ReadonlyArray<StageTime>): ReadonlyArray<string> => {
  const files = stages.flatMap((stage) => stage.files ?? [])
  const slowest = files.toSorted((a, b) => b.wall - a.wall).slice(0, SLOWEST)
  return [
    "By the clock, processor:",
    ...table(stages),
    ...(slowest.length === 0 ? [] : [`The ${slowest.length} slowest files:`]),
    ...table(slowest.map(({ file, ...times }) => ({ name: file, ...times }))),
    ...overBudget(files)
  ]
}

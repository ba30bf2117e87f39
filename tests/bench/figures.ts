import type { Measured } from "./load.ts"

/** A measured figure, and whether it is within its limit. */
interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: string
  readonly isMet: boolean
}

const figures: Array<Figure> = []

const note = (name: string, value: number, limit: string, isMet: boolean): void =>
  void figures.push({ name, value, limit, isMet })

/** Checks a figure against its minimum. */
export const atLeast = (name: string, value: number, limit: number): void =>
  note(name, value, `at least ${limit}`, value >= limit)

/** Checks a figure against its maximum. */
export const atMost = (name: string, value: number, limit: number): void =>
  note(name, value, `at most ${limit}`, value <= limit)

/** A line of a table. */
export const row = (cells: ReadonlyArray<string | number>): void =>
  void process.stdout.write(
    `| ${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell)).join(" | ")} |\n`
  )

/** The heading of a table. */
export const heading = (cells: ReadonlyArray<string>): void => {
  process.stdout.write("\n")
  row(cells)
  row(cells.map(() => "---"))
}

/** Requests per second, p50 and p99 as cells. */
export const cellsOf = ({ perSecond, p50, p99 }: Measured): ReadonlyArray<number> => [perSecond, p50, p99]

export const median = (numbers: ReadonlyArray<number>): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The median of each figure over the rounds. */
export const middle = (rounds: ReadonlyArray<Measured>): Measured => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99))
})

/** Prints every figure with its limit; returns whether all are met. */
export const verdict = (): boolean => {
  heading(["figure", "measured", "limit", "verdict"])
  for (const { name, value, limit, isMet } of figures) row([name, value, limit, isMet ? "met" : "MISSED"])
  const missed = figures.filter(({ isMet }) => !isMet).length
  process.stdout.write(
    missed === 0 ? "\nEvery figure is met.\n" : `\n${missed} of ${figures.length} figures are missed.\n`
  )
  return missed === 0
}

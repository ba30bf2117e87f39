// Measures the built product with Lighthouse, the median of five runs, and fails below the required scores.
// `npm run audit -- /auth` measures only that page.
import { SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import { freePort } from "../../tests/support/freePort.ts"
import { startProduct } from "../../tests/support/product.ts"
import { ensureChromium } from "../chromium.ts"
import { FORMS, medianOf, shortfalls, TARGETS } from "./figures.ts"
import { openLighthouse, type Stored } from "./lighthouse.ts"
import { signUp } from "./signUp.ts"

const RUNS = 5
const [folder = "", ...paths] = process.argv.slice(2)

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const cells = (...values: ReadonlyArray<string | number>) =>
  values.map((value, index) => String(value)[index < 2 ? "padEnd" : "padStart"](11)).join("")

const times = async <A>(count: number, run: () => Promise<A>): Promise<ReadonlyArray<A>> => {
  const results: Array<A> = []
  // One at a time: concurrent runs would affect each other.
  for (let index = 0; index < count; index++) results.push(await run())
  return results
}

const targets = TARGETS.filter(({ path }) => paths.length === 0 || paths.includes(path))

const measureAll = async (address: string, session: Stored) => {
  const lighthouse = await openLighthouse(folder, await ensureChromium(say))
  const short: Array<string> = []
  say(cells("page", "form", "perf", "a11y", "best", "seo", "LCP ms", "TBT ms", "shift"))
  for (const target of targets)
    for (const form of FORMS) {
      const stored = target.signedIn ? session : {}
      const runs = await times(RUNS, () => lighthouse.measure(address, target.path, form, stored))
      const median = medianOf(runs)
      const { performance, accessibility, bestPractices, seo, largestPaint, blocked, layoutShift } = median
      const paint = [Math.round(largestPaint), Math.round(blocked), layoutShift.toFixed(3)]
      say(cells(target.path, form, performance, accessibility, bestPractices, seo, ...paint))
      const missed = shortfalls(target, form, median)
      short.push(...missed, ...(missed.length > 0 ? median.faults : []))
    }
  await lighthouse.close()
  return short
}

const address = `http://localhost:${await freePort()}`
const product = await startProduct(address)
try {
  const session = { [SESSION_KEY]: await signUp(address) }
  const short = await measureAll(address, session)
  for (const line of short) say(line)
  say(short.length === 0 ? "All required scores are reached." : "Some scores are too low.")
  process.exitCode = short.length === 0 ? 0 : 1
} finally {
  await product.stop()
}

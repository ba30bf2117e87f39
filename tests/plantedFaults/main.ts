import { settingsTable } from "#infra/config"
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { provideBrowsers } from "../../scripts/chromium.ts"
import { endAll } from "../../scripts/stages/command.ts"
import { type Copy, copyProject, planted } from "./copy.ts"
import { plantedFaults } from "./faults.ts"
import type { PlantedFault } from "./PlantedFault.ts"
import { type Judged, runTest } from "./run.ts"

const USAGE = `Usage: npm run planted-faults -- [--list] [--verbose] [--sound] [name ...]

Plants each fault (or only those named) in a copy of the project, and runs the test that must catch it.

  --list     Lists the faults and the tests that catch them.
  --sound    Plants nothing: checks that each test passes without the fault.
  --verbose  Prints the test's output when a fault is missed.`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const options = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      sound: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false }
    }
  })

const chosen = (names: ReadonlyArray<string>): ReadonlyArray<PlantedFault> => {
  const unknown = names.filter((name) => plantedFaults.every((fault) => fault.name !== name))
  if (unknown.length > 0) throw new Error(`There is no planted fault named ${unknown.join(", ")}.`)
  return names.length === 0 ? plantedFaults : plantedFaults.filter(({ name }) => names.includes(name))
}

const list = (faults: ReadonlyArray<PlantedFault>): void => {
  for (const { name, what, caughtBy } of faults)
    say(`${name}: ${what}\n    ${caughtBy.suite}: ${caughtBy.file}, “${caughtBy.test}”`)
}

const withFault = async (copy: Copy, fault: PlantedFault): Promise<Judged> => {
  const removeFault = copy.plant(fault)
  try {
    return await runTest(copy.root, fault.caughtBy)
  } finally {
    removeFault()
  }
}

const show = (fault: PlantedFault, { verdict, output }: Judged, seconds: number, verbose: boolean): void => {
  const isCaught = verdict._tag === "caught"
  const result = isCaught ? `${fault.caughtBy.file}: ${verdict.by}` : `MISSED: ${verdict.why}`
  say(`${isCaught ? "✓" : "✗"} ${fault.name} (${seconds.toFixed(0)} s)\n    ${fault.what}\n    ${result}`)
  if (!isCaught && verbose) say(output.trim().replace(/^/gm, "    "))
}

/** Plants each fault in turn; returns how many were caught. */
const plantAll = async (copy: Copy, faults: ReadonlyArray<PlantedFault>, verbose: boolean) => {
  let caught = 0
  for (const fault of faults) {
    const start = performance.now()
    const judged = await withFault(copy, fault)
    show(fault, judged, (performance.now() - start) / 1000, verbose)
    if (judged.verdict._tag === "caught") caught++
  }
  return caught
}

/** Without a fault each test must run and pass: one that always fails would catch everything. */
const areSound = async (copy: Copy, faults: ReadonlyArray<PlantedFault>): Promise<boolean> => {
  let sound = true
  for (const { name, caughtBy } of faults) {
    const { verdict } = await runTest(copy.root, caughtBy)
    const passed = verdict._tag === "missed" && verdict.why === "the test passed"
    say(`${passed ? "✓" : "✗"} ${name}: ${passed ? "passes" : "does not pass"} without the fault`)
    sound &&= passed
  }
  return sound
}

const main = async (): Promise<number> => {
  const { values, positionals } = options()
  if (values.help) return (say(USAGE), 0)
  const faults = chosen(positionals)
  if (values.list) return (list(faults), 0)
  for (const fault of faults) planted(fault, readFileSync(fault.file, "utf8"))
  // The tests have their own settings.
  for (const { name } of settingsTable) delete process.env[name]
  await provideBrowsers(say)
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, endAll)
  const copy = copyProject(process.cwd())
  try {
    if (values.sound) return (await areSound(copy, faults)) ? 0 : 1
    const caught = await plantAll(copy, faults, values.verbose)
    say(`${caught} caught, ${faults.length - caught} missed`)
    return caught === faults.length ? 0 : 1
  } finally {
    copy.remove()
  }
}

try {
  process.exitCode = await main()
} catch (cause) {
  say(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}

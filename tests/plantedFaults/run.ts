import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type Ended, runNode } from "../../scripts/stages/command.ts"
import { judge, ranByPlaywright, ranByVitest, type Verdict } from "./judge.ts"
import type { CaughtBy } from "./PlantedFault.ts"

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const read = <A>(file: string, parse: (json: string) => A): A | undefined => {
  try {
    return parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

/** The result of a run, and its output. */
export interface Judged {
  readonly verdict: Verdict
  readonly output: string
}

const REPORT = "planted-faults-report.json"

const inVitest = async (root: string, { suite, file, test }: CaughtBy): Promise<Judged> => {
  const report = join(root, REPORT)
  const { output } = await runNode({
    args: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      suite,
      file,
      "-t",
      escaped(test),
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`
    ],
    cwd: root
  })
  return { verdict: judge(read(report, ranByVitest), test), output }
}

const CONFIGS = { e2e: "playwright.config.ts", screens: "playwright.screens.config.ts" } as const

const build = (root: string): Promise<Ended> => runNode({ args: ["scripts/web.ts"], cwd: root })

const inPlaywright = async (
  root: string,
  suite: "e2e" | "screens",
  { file, test }: CaughtBy
): Promise<Judged> => {
  const built = await build(root)
  if (built.code !== 0)
    return { verdict: { _tag: "missed", why: "the web app was not built" }, output: built.output }
  const report = join(root, REPORT)
  const { output } = await runNode({
    args: [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--config=${CONFIGS[suite]}`,
      file,
      "-g",
      escaped(test),
      "--reporter=list,json"
    ],
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  })
  return { verdict: judge(read(report, ranByPlaywright), test), output }
}

/** Runs the test that must catch a fault. */
export const runTest = (root: string, by: CaughtBy): Promise<Judged> =>
  by.suite === "e2e" || by.suite === "screens" ? inPlaywright(root, by.suite, by) : inVitest(root, by)

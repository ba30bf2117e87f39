import { readFileSync } from "node:fs"
import { settingsTable } from "#infra/config"
import { projectTree } from "../../tests/architecture/model/tree.ts"
import { provideBrowsers } from "../chromium.ts"
import { vitest } from "../stages/runners.ts"
import { check, type Stage } from "../stages/stage.ts"
import { affectedTests } from "./affected.ts"
import { changedFiles } from "./changedFiles.ts"

/** Tests that need a database or a browser, and the base to compare with. */
interface Wanted {
  readonly base: string
  readonly postgres: boolean
  readonly web: boolean
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Any change may break these, because they read the whole project. */
const ALWAYS = ["tests/architecture/architecture.test.ts", "tests/architecture/hygiene.test.ts"]

const PROJECTS = {
  architecture: /^tests\/architecture\//,
  unit: /\.unit\.test\.ts$/,
  postgres: /\.pg\.test\.ts$/,
  web: /^tests\/web\/.*\.test\.tsx$/
} as const

/** Stages for the tests that a change since the base can break; none when no test is affected. */
export const affectedStages = async ({ base, postgres, web }: Wanted): Promise<ReadonlyArray<Stage>> => {
  const { imports } = JSON.parse(readFileSync("package.json", "utf8"))
  const tests = [...new Set([...ALWAYS, ...affectedTests(projectTree(), changedFiles(base), imports)])]
  const stageOf = (
    project: keyof typeof PROJECTS,
    after: ReadonlyArray<string> = []
  ): ReadonlyArray<Stage> => {
    const files = tests.filter((test) => PROJECTS[project].test(test))
    say(`${project}: ${files.length} files affected`)
    return files.length === 0 ? [] : [vitest({ project, after, files })]
  }
  for (const { name } of settingsTable) delete process.env[name]
  if (web) await provideBrowsers(say)
  return [
    ...stageOf("architecture"),
    ...stageOf("unit"),
    ...(postgres
      ? [check("web build", { args: ["scripts/web.ts"] }), ...stageOf("postgres", ["web build"])]
      : []),
    ...(web ? stageOf("web") : [])
  ]
}

import { readFileSync } from "node:fs"
import { lockFaults } from "./lockfile.ts"
import { check, type Stage } from "./stage.ts"

const lockFile: Stage = {
  name: "lock file",
  run: () => {
    const faults = lockFaults(
      JSON.parse(readFileSync("package.json", "utf8")),
      JSON.parse(readFileSync("package-lock.json", "utf8"))
    )
    const output = ["npm ci would refuse package-lock.json, or it depends on this machine:", ...faults].join(
      "\n"
    )
    return Promise.resolve({ passed: faults.length === 0 ? 1 : 0, failed: faults.length, output })
  }
}

const tsc = (name: string, project: string): Stage =>
  check(name, { args: ["node_modules/typescript/bin/tsc", "-p", project] })

/** Stages that need neither a database nor a browser, and count as one test each. */
export const quickStages: ReadonlyArray<Stage> = [
  lockFile,
  tsc("types", "tsconfig.json"),
  tsc("types of the web app", "apps/web/tsconfig.json"),
  tsc("types of the service worker", "apps/web/worker/tsconfig.json"),
  check("lint", { args: ["node_modules/oxlint/bin/oxlint", "--type-aware"] }),
  check("format", {
    args: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]
  })
]

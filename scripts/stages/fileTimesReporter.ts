import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import type { Reporter } from "vitest/node"
import type { FileTime } from "./timings.ts"

/** The file that the timings are written to. */
export const FILE_TIMES = "MOTORPOOL_FILE_TIMES"

/** Records the time of each file; its processor time comes from `tests/support/fileTime.ts`. */
export default class FileTimesReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (modules) => {
    const to = process.env[FILE_TIMES]
    if (to === undefined) return
    const times = modules.map((module): FileTime => {
      const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } =
        module.diagnostic()
      const wall =
        (duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration) / 1000
      const { processorSeconds } = module.meta()
      return {
        file: relative(process.cwd(), module.moduleId),
        wall,
        ...(processorSeconds === undefined ? {} : { processor: processorSeconds })
      }
    })
    writeFileSync(to, JSON.stringify(times))
  }
}

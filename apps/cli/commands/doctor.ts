import { type CliContext, standalone } from "#infra/cli"
import { SettingsInvalid } from "#infra/config"
import { failureOf } from "../failures.ts"
import { withDatabase } from "../context.ts"
import { configurationFinding } from "../doctor/configuration.ts"
import { databaseFindings } from "../doctor/database.ts"
import { fault, type Finding, Findings, showFindings, verdictOn } from "../doctor/finding.ts"
import { keyFinding, machineFindings } from "../doctor/machine.ts"
import { queueFindings } from "../doctor/queues.ts"

const everything = (context: CliContext): Promise<ReadonlyArray<Finding>> =>
  withDatabase(context, { create: false }, async (installation) => {
    const database = await databaseFindings(installation)
    const isUnavailable = database.length === 1
    return [
      configurationFinding(installation.settings),
      ...database,
      ...(isUnavailable ? [] : await queueFindings(installation)),
      ...(await machineFindings(installation)),
      ...(isUnavailable ? [] : [await keyFinding(installation)])
    ]
  })

export const doctorOperations = [
  standalone({
    words: "doctor",
    summary: "Check everything this installation needs, with advice for each problem.",
    example: "doctor",
    output: Findings,
    run: async (_, context) => {
      try {
        return { findings: await everything(context) }
      } catch (cause) {
        const { message, hint } = failureOf(cause)
        const about = cause instanceof SettingsInvalid ? "configuration" : "database"
        return { findings: [fault(about, message, hint || "README.md lists all settings.")] }
      }
    },
    show: showFindings,
    verdict: verdictOn
  })
]

import { Command } from "commander"
import { databaseCommands } from "./database.ts"
import { demoCommands } from "./demo.ts"
import { leadCommands } from "./leads.ts"
import { userCommands } from "./users.ts"

/** Where a command writes; a test reads it there. */
export interface Output {
  readonly write: (line: string) => void
}

const standardOutput: Output = { write: (line) => void process.stdout.write(`${line}\n`) }

/** The operator's commands. Exit codes: 0 done, 1 refused or failed, 2 wrong words. */
export const program = (
  output: Output = standardOutput,
  environment: Readonly<Record<string, string | undefined>> = process.env
): Command => {
  const motorpool = new Command("motorpool")
    .description("Run a Motorpool installation from the shell.")
    .configureOutput({ writeOut: (text) => output.write(text.trimEnd()) })
    .exitOverride()
    .addHelpText("after", "\nExample:\n  npm run cli -- users disable ada@example.com")
  const context = { output, environment }
  for (const command of [
    databaseCommands(context),
    userCommands(context),
    leadCommands(context),
    demoCommands(context)
  ])
    motorpool.addCommand(command)
  return motorpool
}

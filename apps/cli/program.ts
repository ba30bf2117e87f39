import {
  type CliContext,
  type Common,
  Email,
  kebab,
  type Operation,
  type Output,
  type Part,
  UsageError
} from "#infra/cli"
import { Argument, Command, Option } from "commander"
import { Schema } from "effect"
import { fileURLToPath } from "node:url"
import { VERSION } from "../system/serve.ts"
import { operations, topics } from "./operations.ts"
import { failureOf } from "./failures.ts"
import type { OperatorNeeds } from "./operator.ts"
import { runner } from "./run.ts"

const standardOutput: Output = {
  write: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
  ...(process.stderr.isTTY ? { draw: (text: string) => void process.stderr.write(text) } : {})
}

// In any folder, the commands work on the installation they belong to.
const DATA_DIR = fileURLToPath(new URL("../../.data", import.meta.url))
const ownEnvironment = () => ({ ...process.env, DATA_DIR: process.env["DATA_DIR"] || DATA_DIR })

const optionOf = (name: string, part: Part<unknown>): Option => {
  const value = part.kind === "flag" ? "" : ` <${part.placeholder}${part.isRepeated ? "..." : ""}>`
  const option = new Option(`--${kebab(name)}${value}`, part.meaning)
  if (part.choices.length > 0) option.choices([...part.choices])
  return option.makeOptionMandatory(part.isRequired)
}

const addArgument = (command: Command, name: string, { meaning, choices }: Part<unknown>) => {
  const argument = new Argument(`<${kebab(name)}>`, meaning)
  command.addArgument(choices.length > 0 ? argument.choices([...choices]) : argument)
}

const ORGANIZATION = "the organization, by its id or its exact name"
const AS = "act on behalf of this person; the audit log still names the operator"

/** Hidden where it does not apply; typed there, it is refused with its own sentence. */
const shared = (flags: string, meaning: string, use: string): Option =>
  new Option(flags, meaning).hideHelp(use === "none")

const addOptions = (command: Command, operation: Operation): void => {
  for (const [name, part] of Object.entries(operation.parts))
    if (part.kind === "argument") addArgument(command, name, part)
    else command.addOption(optionOf(name, part))
  command.addOption(shared("--organization <id or name>", ORGANIZATION, operation.organization))
  command.addOption(shared("--as <email>", AS, operation.person))
  if (operation.changes) command.option("--dry-run", "show what would happen, without changing anything")
  command.option("--json", "output JSON")
}

const readAs = (typed: unknown): Common["as"] => {
  if (typeof typed !== "string") return null
  try {
    return Schema.decodeSync(Email)(typed)
  } catch {
    throw new UsageError(`--as "${typed}": this is not an email address.`)
  }
}

const commonOf = ({ organization, as, json, dryRun }: Record<string, unknown>): Common => ({
  organization: typeof organization === "string" ? organization : null,
  as: readAs(as),
  json: json === true,
  dryRun: dryRun === true
})

/** No option is ignored silently. @throws UsageError */
const refuseInapplicable = ({ organization, person }: Operation, common: Common): void => {
  if (organization === "none" && common.organization !== null)
    throw new UsageError(
      "This command applies to the whole installation and doesn't accept --organization.",
      "docs/cli.md shows which commands take --organization."
    )
  if (person === "none" && common.as !== null) throw new UsageError("This command doesn't accept --as.")
}

/** Adds a command to its topic. */
const add = (parent: Command, operation: Operation<OperatorNeeds>, context: CliContext): void => {
  const command = parent
    .command(operation.words.split(" ").at(-1) ?? "")
    .description(operation.summary)
    .addHelpText("after", `\nExample:\n  motorpool ${operation.example}`)
  addOptions(command, operation)
  const named = Object.entries(operation.parts).filter(([, { kind }]) => kind === "argument")
  command.action(async () => {
    const typed: Record<string, unknown> = command.opts()
    const values = Object.fromEntries(named.map(([name], place) => [name, command.args[place]]))
    try {
      const common = commonOf(typed)
      refuseInapplicable(operation, common)
      await operation.execute({ ...typed, ...values }, common, runner(context))
    } catch (cause) {
      throw failureOf(cause)
    }
  })
}

/** The operator's commands. Rejects with `CommandFailed`, or with commander's error for a wrong command line. */
export const program = (
  output: Output = standardOutput,
  environment: Readonly<Record<string, string | undefined>> = ownEnvironment()
): Command => {
  const context = { output, environment }
  const motorpool = new Command("motorpool")
    .description("Manage a Motorpool installation from the shell.")
    .version(VERSION)
    .configureOutput({
      writeOut: (text) => output.write(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      // Errors are written in one place, by the caller.
      outputError: () => {}
    })
    .exitOverride()
    .helpCommand(false)
    .addHelpText(
      "after",
      "\nExample:\n  motorpool tenants list\n\nExit codes: docs/cli.md. From the source tree: npm run cli -- tenants list"
    )
  const groups = new Map<string, Command>()
  for (const operation of operations) {
    const [topic = "", ...rest] = operation.words.split(" ")
    if (rest.length === 0) add(motorpool, operation, context)
    else {
      const group =
        groups.get(topic) ??
        motorpool
          .command(topic)
          .description(topics[topic] ?? "")
          .helpCommand(false)
      groups.set(topic, group)
      add(group, operation, context)
    }
  }
  return motorpool
}

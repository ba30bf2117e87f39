import { CommandFailed, exitCodes } from "#infra/cli"
import { CommanderError } from "commander"
import { failureOf } from "./failures.ts"
import { program } from "./program.ts"

/** Writes why a command failed and returns the exit code. */
const report = (cause: unknown): number => {
  // Commander throws after --help, too.
  if (cause instanceof CommanderError && cause.exitCode === 0) return exitCodes.done
  const { message, hint, exitCode } = failureOf(cause)
  process.stderr.write(`${message}\n${hint === "" ? "" : `Hint: ${hint}\n`}`)
  return exitCode
}

let writeError: NodeJS.ErrnoException | undefined
// A reader that closes the pipe early has read enough; the command still completes.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") writeError = cause
})
process.stderr.on("error", () => {})

const code = await program()
  .parseAsync(process.argv)
  .then(() => exitCodes.done, report)
// Wait until everything is written: the reader of a pipe may be slow.
process.stdout.write("", () => {
  if (writeError === undefined) process.exit(code)
  process.exit(report(new CommandFailed("Failed to write the output.", writeError.message)))
})

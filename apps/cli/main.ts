import { CommandFailed, exitCodes } from "#infra/cli"
import { CommanderError } from "commander"
import { failureOf } from "./failures.ts"
import { program } from "./program.ts"

/** Tells why a command did not do its work; answers the exit code. */
const tell = (cause: unknown): number => {
  // Help is no failure.
  if (cause instanceof CommanderError && cause.exitCode === 0) return exitCodes.done
  const { message, hint, exitCode } = failureOf(cause)
  process.stderr.write(`${message}\n${hint === "" ? "" : `Hint: ${hint}\n`}`)
  return exitCode
}

let unwritten: NodeJS.ErrnoException | undefined
// Who closes a pipe early has read enough: what was asked for is done to its end all the same.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") unwritten = cause
})
process.stderr.on("error", () => {})

const code = await program()
  .parseAsync(process.argv)
  .then(() => exitCodes.done, tell)
// Not before everything is written: who reads from a pipe may be slow.
process.stdout.write("", () => {
  if (unwritten === undefined) process.exit(code)
  process.exit(tell(new CommandFailed("Failed to write the output.", unwritten.message)))
})

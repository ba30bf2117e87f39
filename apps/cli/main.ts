import { CommanderError } from "commander"
import { program } from "./program.ts"

program()
  .parseAsync(process.argv)
  .then(
    () => process.exit(0),
    (cause: unknown) => {
      // Commander has said what is wrong with the words; everything else says it in one sentence.
      if (cause instanceof CommanderError) process.exit(cause.exitCode === 0 ? 0 : 2)
      process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
      process.exit(1)
    }
  )

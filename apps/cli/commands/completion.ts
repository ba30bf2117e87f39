import { argument, type Operation, standalone } from "#infra/cli"
import { Schema } from "effect"
import { completionScript, Shells } from "../completion.ts"

/** `completion bash` prints a script for the shell's start file. */
export const completion = (operations: () => ReadonlyArray<Operation>): Operation<never> =>
  standalone({
    words: "completion",
    summary: "Print the completion script for a shell.",
    example: "completion bash >> ~/.bashrc",
    input: { shell: argument(Shells, "the shell") },
    output: Schema.Struct({ script: Schema.String }),
    run: ({ shell }) => Promise.resolve({ script: completionScript(shell, operations()) }),
    show: ({ script }) => script
  })

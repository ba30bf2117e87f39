import { Schema } from "effect"
import type { Operation } from "../definition.ts"
import { argument } from "../input.ts"
import { groundwork } from "../operation.ts"
import { completionScript, Shells } from "../completion.ts"

/** `completion bash`: prints what a shell's start file evaluates. */
export const completion = (operations: () => ReadonlyArray<Operation>): Operation =>
  groundwork({
    words: "completion",
    summary: "Print the completion script for a shell.",
    example: "completion bash >> ~/.bashrc",
    input: { shell: argument(Shells, "the shell") },
    output: Schema.Struct({ script: Schema.String }),
    run: ({ shell }) => Promise.resolve({ script: completionScript(shell, operations()) }),
    show: ({ script }) => script
  })

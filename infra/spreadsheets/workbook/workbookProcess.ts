import { childProcess } from "#infra/processes"
import { Effect, Schema } from "effect"
import { createReadStream } from "node:fs"
import { TableFailure, TooLarge } from "../failures.ts"
import type { TableRow } from "../Table.ts"
import type { WorkbookQuestion } from "./workbookProgram.ts"

const Content = Schema.Struct({ sheets: Schema.Array(Schema.String), sheet: Schema.String })

const OPTIONS = {
  program: new URL("workbookProgram.ts", import.meta.url),
  arguments: [],
  // A failure first: it may have the fields of content, too.
  answer: Schema.Union([TableFailure, Content]),
  // The largest workbook within the limits takes a fifth of it on an idle machine.
  deadline: "60 seconds",
  // Rows are written as they are read; only shared texts are held.
  heap: 384
} as const

/** A process reads one workbook and ends. */
const SINGLE = { idle: 0, maximumBytes: Infinity }

/**
 * Reads a workbook in a process with limited memory and time, which writes the rows of one sheet to `output`. Fails with
 * `TooLarge` if it exceeds them: XML can be made to take any amount. Dies with `Busy` if there is no process.
 */
export const readInProcess = Effect.fnUntraced(function* (question: WorkbookQuestion) {
  const most = question.limits.unpackedBytes
  const overran = Effect.suspend(() => Effect.fail(new TooLarge({ what: "content", most, line: null })))
  const ask = yield* childProcess<WorkbookQuestion, typeof OPTIONS.answer.Type, TooLarge>({
    ...OPTIONS,
    ...SINGLE,
    overran
  })
  const answer = yield* ask(question)
  return "_tag" in answer ? yield* Effect.fail(answer) : answer
}, Effect.scoped)

/** The rows that the process wrote, in batches. */
export async function* writtenRows(path: string): AsyncGenerator<ReadonlyArray<TableRow>> {
  let rest = ""
  for await (const piece of createReadStream(path, "utf8")) {
    const lines = `${rest}${piece}`.split("\n")
    rest = lines.pop() ?? ""
    yield lines.map((text) => {
      // Our own program wrote it.
      const [line, cells] = JSON.parse(text) as [number, ReadonlyArray<string>]
      return { line, cells }
    })
  }
}

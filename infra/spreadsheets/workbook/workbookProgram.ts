import { answerQuestions } from "#infra/programs"
import { closeSync, openSync, writeSync } from "node:fs"
import { constants, setPriority } from "node:os"
import type { TableRow } from "../Table.ts"
import { readWorkbook, type WorkbookContent, type WorkbookRequest } from "./readWorkbook.ts"
import { damaged, Rejected, type Rejection } from "./Rejected.ts"

// Runs in a process of its own, below the requests of people. A priority can always be lowered.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export interface WorkbookQuestion extends WorkbookRequest {
  /** Where the rows are written. */
  readonly output: string
}

/** Characters that are written at a time. */
const BLOCK = 64 * 1024

/** Writes each row as a line of JSON, `[line, cells]`. */
const rowsInto = (file: number) => {
  let text = ""
  const flush = () => {
    writeSync(file, text)
    text = ""
  }
  const take = ({ line, cells }: TableRow) => {
    text += `${JSON.stringify([line, cells])}\n`
    if (text.length > BLOCK) flush()
  }
  return { take, flush }
}

const read = async ({ output, ...request }: WorkbookQuestion): Promise<WorkbookContent> => {
  const file = openSync(output, "wx", 0o600)
  try {
    const { take, flush } = rowsInto(file)
    const content = await readWorkbook(request, take)
    flush()
    return content
  } finally {
    closeSync(file)
  }
}

/** What the error means for the file. Ends the process if it says nothing about it, as when the disk is full. */
const rejectionOf = (error: unknown): Rejection => {
  if (error instanceof Rejected) return error.rejection
  if (error instanceof Error && "syscall" in error) throw error
  return damaged().rejection
}

answerQuestions({
  title: "motorpool workbook",
  answer: (question: WorkbookQuestion) => read(question).catch(rejectionOf)
})

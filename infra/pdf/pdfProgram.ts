import { answerQuestions } from "#infra/programs"
import { constants, getPriority, setPriority } from "node:os"
import type { PdfDocument } from "./document.ts"
import { TooManyPages } from "./Sheet.ts"
import { writePdf } from "./writePdf.ts"

// Runs in a process of its own, below everything else. A higher priority than the server's is refused.
setPriority(Math.max(constants.priority.PRIORITY_BELOW_NORMAL, getPriority()))

const write = async (document: PdfDocument): Promise<Uint8Array | "too long"> => {
  try {
    return await writePdf(document)
  } catch (error) {
    if (error instanceof TooManyPages) return "too long"
    throw error
  }
}

answerQuestions({ title: "motorpool documents", answer: (document: PdfDocument) => write(document) })

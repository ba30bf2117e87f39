import { answerQuestions } from "#infra/programs"
import { getPriority, setPriority } from "node:os"
import { isCostly } from "./isCostly.ts"
import { reencodeImage, type Rendition } from "./reencodeImage.ts"

// Runs in a process of its own.
const [, , decodes, priority] = process.argv
// Applies to threads that start later. A higher priority than the server's is refused.
setPriority(Math.max(Number(priority), getPriority()))

interface Picture {
  readonly bytes: Uint8Array
  readonly rendition: Rendition
}

const reencode = async ({ bytes, rendition }: Picture): Promise<Uint8Array | "costly"> =>
  decodes === "ordinary" && (await isCostly(bytes)) ? "costly" : reencodeImage(bytes, rendition)

answerQuestions({
  title: "motorpool pictures",
  answer: (picture: Picture) => reencode(picture).catch(() => "unreadable")
})

import { getPriority, setPriority } from "node:os"
import { isCostly } from "./isCostly.ts"
import { reencodeImage, type Rendition } from "./reencodeImage.ts"

// Runs in a process of its own. The server sends one picture, and the next one after the answer.
const [, , decodes, priority] = process.argv
process.title = "motorpool pictures"
// Applies to threads that start later. A higher priority than the server's is refused.
setPriority(Math.max(Number(priority), getPriority()))

// Terminals and supervisors signal all processes, but the server may still need this one to complete its last requests.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})
// The server has ended, or was killed.
process.on("disconnect", () => process.exit())

interface Request {
  readonly bytes: Uint8Array
  readonly rendition: Rendition
}

const reencode = async ({ bytes, rendition }: Request): Promise<Uint8Array | "costly"> =>
  decodes === "ordinary" && (await isCostly(bytes)) ? "costly" : reencodeImage(bytes, rendition)

process.on("message", (request: Request) => {
  void reencode(request)
    .catch(() => "unreadable")
    .then((result) => process.send?.({ result, memory: process.memoryUsage.rss() }))
})

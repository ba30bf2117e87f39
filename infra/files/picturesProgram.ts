import { constants, setPriority } from "node:os"
import { reencodeImage } from "./reencodeImage.ts"

// Runs in a process of its own. The server sends one picture, and the next one after the answer.
process.title = "motorpool pictures"
// Below everything else, but not the lowest, which gets next to nothing on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Terminals and supervisors signal all processes, but the server may still need this one to complete its last requests.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {})
// The server has ended, or was killed.
process.on("disconnect", () => process.exit())

process.on("message", (bytes: Uint8Array) => {
  void reencodeImage(bytes)
    .catch(() => null)
    .then((webp) => process.send?.({ webp, memory: process.memoryUsage.rss() }))
})

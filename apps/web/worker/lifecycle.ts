import { BUILD_NAME } from "./build.ts"
import type { PageMessage } from "./messages.ts"
import { openPages } from "./pages.ts"
import { forgetOldShells } from "./shell.ts"

declare const self: ServiceWorkerGlobalScope

/** Also control pages that were opened before the worker was installed. */
export const begin = async (): Promise<void> => {
  await forgetOldShells()
  await self.clients.claim()
}

/** Replaces the earlier worker, unless another page still depends on the files that one caches. */
const takeOver = async (): Promise<void> => {
  if ((await openPages()).length <= 1) await self.skipWaiting()
}

// Pages of another build may send messages this one does not know.
const isQuestion = (data: unknown): data is PageMessage =>
  typeof data === "object" && data !== null && "kind" in data

/** Answers the messages of pages. */
export const reply = async ({ data, ports: [port] }: ExtendableMessageEvent): Promise<void> => {
  if (!isQuestion(data)) return
  if (data.kind === "build") port?.postMessage(BUILD_NAME)
  if (data.kind !== "take-over") return
  await takeOver()
  port?.postMessage("done")
}

import { BUILD_NAME } from "./build.ts"
import type { PageMessage } from "./messages.ts"
import { openPages } from "./pages.ts"
import { deleteOldCaches } from "./shell.ts"

declare const self: ServiceWorkerGlobalScope

/** Also control pages that were opened before the worker was installed. */
export const activate = async (): Promise<void> => {
  await deleteOldCaches()
  await self.clients.claim()
}

/** Replaces the earlier worker, unless another page still depends on the files that one caches. */
const takeOver = async (): Promise<void> => {
  if ((await openPages()).length <= 1) await self.skipWaiting()
}

// Pages of another build may send messages this one does not know.
const isPageMessage = (data: unknown): data is PageMessage =>
  typeof data === "object" && data !== null && "kind" in data

/** Answers the messages of pages. */
export const onPageMessage = async ({ data, ports: [port] }: ExtendableMessageEvent): Promise<void> => {
  if (!isPageMessage(data)) return
  if (data.kind === "build") port?.postMessage(BUILD_NAME)
  if (data.kind !== "take-over") return
  await takeOver()
  port?.postMessage("done")
}

import { BUILD_NAME } from "./build.ts"
import type { PageMessage } from "./messages.ts"
import { openPages } from "./pages.ts"
import { forgetOldShells } from "./shell.ts"

declare const self: ServiceWorkerGlobalScope

/** Pages opened before the worker was there can be reached too. */
export const begin = async (): Promise<void> => {
  await forgetOldShells()
  await self.clients.claim()
}

/** Takes over from the earlier worker, unless another page still lives on the files that one keeps. */
const takeOver = async (): Promise<void> => {
  if ((await openPages()).length <= 1) await self.skipWaiting()
}

// Pages of an earlier or later build may ask what this one does not know.
const isQuestion = (data: unknown): data is PageMessage =>
  typeof data === "object" && data !== null && "kind" in data

/** Answers what a page asks. */
export const reply = async ({ data, ports: [port] }: ExtendableMessageEvent): Promise<void> => {
  if (!isQuestion(data)) return
  if (data.kind === "build") port?.postMessage(BUILD_NAME)
  if (data.kind !== "take-over") return
  await takeOver()
  port?.postMessage("done")
}

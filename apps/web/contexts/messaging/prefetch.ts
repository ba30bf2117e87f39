import type { Organization } from "#tenancy/contract"
import { loadCompose } from "./actions.ts"
import { prefetchRecipients } from "./recipients.ts"
import { prefetchThreads } from "./threads.ts"

/** Loads what reading and writing messages need, in case the connection is lost before either was opened. */
export const prefetchMessages = async ({ id, can }: Organization): Promise<void> => {
  await Promise.allSettled([
    loadCompose(),
    can.includes("members.read") && prefetchRecipients(id),
    can.includes("messages.read") && prefetchThreads(id)
  ])
}

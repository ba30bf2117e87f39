import { forgetLastRead } from "./lastReadStore.ts"
import { currentSession } from "./session.ts"
import { PUSH_KEY } from "./storageKeys.ts"
import { takePassBack } from "./workerPass.ts"
import { local } from "./storage.ts"

/** Push messages end with the session, however that ends; their code is loaded only where others had some. */
const endPush = async (person: string | undefined) => {
  const note = local.getItem(PUSH_KEY)
  if (note !== null && !note.startsWith(`${person} `)) await (await import("./push.ts")).endPushHere()
}

/**
 * Removes what this browser keeps of people who are not signed in any more, on whichever page that shows.
 * Unsent messages are not among it: they are their author's, who may only have to sign in again.
 */
export const forgetOthers = async (): Promise<void> => {
  const person = currentSession()?.user.id
  await Promise.all([forgetLastRead(person), endPush(person), person === undefined && takePassBack()])
}

import { forgetPerson } from "./forgetPerson.ts"
import { forgetLastRead } from "./lastReadStore.ts"
import { currentSession } from "./session.ts"
import { local } from "./storage.ts"
import { PUSH_KEY } from "./storageKeys.ts"
import { revokeWorkerToken } from "./workerToken.ts"

/** Push messages end with the session, however it ends; their code is loaded only where another user had them. */
const endPush = async (person: string | undefined) => {
  const note = local.getItem(PUSH_KEY)
  if (note !== null && !note.startsWith(`${person} `)) await (await import("./push.ts")).endPushHere()
}

/** Removes what the system still shows of push messages: names and texts of the person who left. */
const closeNotifications = async () => {
  if (!("serviceWorker" in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close()
}

const forgetEveryone = async () => {
  forgetPerson(local)
  await Promise.all([revokeWorkerToken(), closeNotifications()])
}

/**
 * Removes the data this browser stores for people who are no longer signed in. Unsent messages stay: their
 * author may only have to sign in again.
 */
export const forgetOtherUsers = async (): Promise<void> => {
  const person = currentSession()?.user.id
  await Promise.all([forgetLastRead(person), endPush(person), person === undefined && forgetEveryone()])
}

import { INSPECTIONS, photosOf, SubmitInspection } from "#inspections/contract"
import { api } from "../../../api/client.ts"
import { watchConnection } from "../../../api/connection.ts"
import { ownProblem, problemOf } from "../../../api/problem.ts"
import { queryClient } from "../../../api/queryClient.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { pauseAfter, refusalOf } from "../../../api/refusals.ts"
import { currentSession, endedByChoice, watchSession } from "../../../api/session.ts"
import { INSPECTIONS_HERE } from "../../../api/storageKeys.ts"
import { withLock } from "../../../api/withLock.ts"
import { withTimeout } from "../../../api/withTimeout.ts"
import { onWorkerMessage } from "../../../api/workerMessages.ts"
import { shareWithWorker } from "../../../api/workerToken.ts"
import { INSPECTIONS_TAG } from "../../../worker/messages.ts"
import { forgetUploads, uploadFiles } from "../../files/uploading.ts"
import { answersOf, bodyOf } from "./answers.ts"
import { drop, photosOf as storedPhotosOf, removeOtherUsers, save, saveRefusal, storedOf } from "./stored.ts"
import { isWaiting } from "./isWaiting.ts"
import type { StoredInspection } from "./StoredInspection.ts"

/** Milliseconds after which an attempt counts as failed. If it did reach the server, the next one changes nothing there. */
const ATTEMPT_TIMEOUT = 60_000

/** Whose photos were uploaded again. */
const hasRetried = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** The photos that are sent: not those that were taken again, or belong to an item that other answers hide. */
const usedPhotos = ({ form, answers }: StoredInspection) => photosOf(answersOf(form.sections, answers))

const send = async (one: StoredInspection) => {
  // Another person may have signed in in the meantime: it must not be sent in their name.
  if (currentSession()?.user.id !== one.user_id) throw ownProblem("offline")
  const { id: inspectionId, organization_id: organizationId } = one
  const used = usedPhotos(one)
  const photos = (await storedPhotosOf(one)).filter(({ id }) => used.includes(id))
  await uploadFiles(organizationId, photos)
  const call = api(SubmitInspection, {
    params: { organizationId, inspectionId },
    body: bodyOf(one, new Date())
  })
  try {
    await withTimeout(call, ATTEMPT_TIMEOUT)
  } catch (error) {
    if (problemOf(error).code !== "file_unavailable" || photos.length === 0) throw error
    // The server deletes photos that no record has within a day: they are uploaded again, once.
    if (hasRetried.has(one.id)) throw error
    hasRetried.add(one.id)
    forgetUploads(photos)
    throw ownProblem("offline", error)
  }
}

/** Sends one; returns false if that failed for now. One that was refused stays, with the reason. */
const attempt = async (one: StoredInspection, onFailed: (error: unknown) => void): Promise<boolean> => {
  try {
    await send(one)
  } catch (error) {
    onFailed(error)
    const refusal = refusalOf(error)
    if (refusal === null) return false
    await saveRefusal({ ...one, refusal })
    return true
  }
  await drop(one)
  void queryClient.invalidateQueries({ queryKey: organizationKey(one.organization_id, INSPECTIONS) })
  return true
}

const nextOf = async (userId: string) => (await storedOf(userId)).find(isWaiting)

/** Sends finished inspections in order, one sender at a time across all tabs, until one fails for now. */
const sendWaiting = async (): Promise<void> => {
  const userId = currentSession()?.user.id
  clearTimeout(timer)
  if (userId === undefined) return
  let pause = pauseAfter(undefined)
  await withLock(INSPECTIONS_HERE, async () => {
    for (;;) {
      const next = await nextOf(userId)
      if (!next || !(await attempt(next, (error) => (pause = pauseAfter(error))))) return
    }
  })
  clearTimeout(timer)
  const isLeft = (await nextOf(userId)) !== undefined
  if (isLeft) timer = setTimeout(trySending, pause)
  await shareWithWorker(INSPECTIONS_TAG, isLeft)
}

const trySending = () =>
  void sendWaiting().catch((error: unknown) =>
    console.error("Failed to read inspections from this browser.", error)
  )

/** Browsers clear what they store when space runs low, unless they were asked not to: this may wait for hours. */
const protectStorage = () => {
  // Missing without a secure connection.
  if ("storage" in navigator) void navigator.storage.persist().catch(() => false)
}

/** Stores a finished inspection, and sends it if there is a connection. Returns whether it was recorded. */
export const finish = async (one: StoredInspection): Promise<"sent" | "waiting" | "refused"> => {
  const request = { body: bodyOf(one, new Date()), photos: usedPhotos(one) }
  await save({ ...one, request })
  await sendWaiting()
  const left = (await storedOf(one.user_id)).find(({ id }) => id === one.id)
  if (!left) return "sent"
  if (left.refusal) return "refused"
  protectStorage()
  return "waiting"
}

const cleanUp = async () => {
  const session = currentSession()
  if (session) await removeOtherUsers(session.user.id)
  else if (endedByChoice()) await removeOtherUsers(undefined)
}

const onSession = () => {
  void cleanUp().then(trySending, trySending)
}

let started = false

/** Sends finished inspections from now on: immediately, whenever the connection is back, and after sign-in. */
export const startSending = (): void => {
  if (started) return
  started = true
  watchConnection(trySending)
  watchSession(onSession)
  onWorkerMessage("send-waiting", trySending)
  onSession()
}

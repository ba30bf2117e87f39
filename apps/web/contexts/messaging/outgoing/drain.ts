import type { MessageView } from "#messaging/contract"
import { OUTGOING } from "../../../api/outgoingStore.ts"
import { drop, keepRefused, type Outgoing, queueOf } from "./queue.ts"

let before: Promise<unknown> = Promise.resolve()

/** Browsers offer locks only over https and on localhost; without them two tabs may both try, and the client id makes one message of it. */
const alone = (work: () => Promise<void>): Promise<void> => {
  if ("locks" in navigator) return navigator.locks.request(OUTGOING, work)
  const turn = before.then(work, work)
  before = turn
  return turn
}

interface Draining {
  readonly userId: string
  readonly send: (one: Outgoing) => Promise<MessageView>
  /** Why it can never be sent; null when it may go out later. */
  readonly refusalOf: (error: unknown) => Outgoing["refusal"]
  /** Told before it leaves the queue. */
  readonly onSent: (message: MessageView) => void
  readonly onRefused: (one: Outgoing) => void
}

/**
 * Sends what waits, in order, one at a time over all tabs and the service worker. A refused one stays, with the
 * reason, and lets the others pass; the first one that may only go out later ends it. Fails only when the queue
 * cannot be read.
 */
export const drain = ({ userId, send, refusalOf, onSent, onRefused }: Draining): Promise<void> =>
  alone(async () => {
    for (;;) {
      const next = (await queueOf(userId)).find(({ refusal }) => refusal === null)
      if (next === undefined) return
      try {
        onSent(await send(next))
        await drop(next)
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === null) return
        const refused = { ...next, refusal }
        if (await keepRefused(refused)) onRefused(refused)
      }
    }
  })

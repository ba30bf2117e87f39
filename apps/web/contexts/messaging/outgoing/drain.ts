import type { MessageView } from "#messaging/contract"
import { OUTGOING } from "../../../api/storageKeys.ts"
import { withLock } from "../../../api/withLock.ts"
import { drop, saveRefusal, type Outgoing, queueOf } from "./queue.ts"

interface Draining {
  readonly userId: string
  /** Returns the message as stored; nothing if it went to several people. */
  readonly send: (one: Outgoing) => Promise<MessageView | undefined>
  /** Why it can never be sent; null if it may be sent later. */
  readonly refusalOf: (error: unknown) => Outgoing["refusal"]
  /** Called before it leaves the queue. */
  readonly onSent: (one: Outgoing, message: MessageView | undefined) => void
  readonly onRefused: (one: Outgoing) => void
}

/**
 * Sends the queue in order, one sender at a time across all tabs and the service worker. A refused message
 * stays, with the reason, and does not block the others; the first temporary failure stops it. Fails only if
 * the queue cannot be read.
 */
export const drain = ({ userId, send, refusalOf, onSent, onRefused }: Draining): Promise<void> =>
  withLock(OUTGOING, async () => {
    for (;;) {
      const next = (await queueOf(userId)).find(({ refusal }) => refusal === null)
      if (next === undefined) return
      try {
        onSent(next, await send(next))
        await drop(next)
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal === null) return
        const refused = { ...next, refusal }
        if (await saveRefusal(refused)) onRefused(refused)
      }
    }
  })

import { streamLost, streamConnected } from "./connection.ts"
import { invalidateFor } from "./liveEvents.ts"
import { freshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"
import { follow, type ReceivedEvent } from "./stream.ts"
import { untilNextAttempt } from "./untilNextAttempt.ts"

const NAME = "motorpool.live"
/** What the leading tab broadcasts to the others: events, and whether the stream is open. */
type LiveMessage = ReceivedEvent | { readonly id: string; readonly connected: boolean }

const untilSessionChanges = () =>
  new Promise<void>((resolve) => {
    const stop = watchSession(() => {
      stop()
      resolve()
    })
  })

/** The browser's single stream, while this tab leads; every event is broadcast to all tabs. */
const lead = async (broadcast: (message: LiveMessage) => void, lastId: () => string | undefined) => {
  for (;;) {
    const session = await freshSession().catch(() => undefined)
    if (session === undefined) {
      broadcast({ id: "", connected: currentSession() === undefined })
      await (currentSession() ? untilNextAttempt() : untilSessionChanges())
      continue
    }
    let requested = 0
    await follow(session.access_token, {
      last: lastId(),
      onReady: (id) => broadcast({ id, connected: true }),
      onEvent: broadcast,
      onRetry: (millis) => (requested = millis)
    }).catch(() => undefined)
    broadcast({ id: "", connected: false })
    await untilNextAttempt(requested)
  }
}

/** Leads immediately if no other tab does, otherwise as soon as the leader is gone. */
const electLeader = async (run: () => Promise<void>) => {
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (lock) return run()
    // Another tab leads. Events it broadcast while this tab was loading its data were missed.
    return invalidateFor("everything")
  })
  await navigator.locks.request(NAME, run)
}

let started = false

/** Follows live events while someone is signed in. One of the open tabs listens for all of them. */
export const followLiveEvents = (): void => {
  if (started) return
  started = true
  let lastId: string | undefined
  const receive = (message: LiveMessage) => {
    lastId = message.id || lastId
    if ("event" in message) invalidateFor(message.event)
    else if (message.connected) streamConnected()
    else streamLost()
  }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => receive(data))
  watchSession(() => {
    if (!currentSession()) lastId = undefined
  })
  const run = () =>
    lead(
      (message) => {
        receive(message)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
        channel.postMessage(message)
      },
      () => lastId
    )
  // Refused where storage is forbidden: then no other tab shares this session.
  if ("locks" in navigator) void electLeader(run).catch(run)
  else void run()
}

import { streamLost, streamConnected } from "./connection.ts"
import { invalidateFor } from "./liveEvents.ts"
import { freshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"
import { local } from "./storage.ts"
import { LIVE_PLACE_KEY } from "./storageKeys.ts"
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

interface Leading {
  readonly broadcast: (message: LiveMessage) => void
  readonly lastId: () => string | undefined
  /** Whether this tab has received nothing yet: what it has missed is only since its page began to load. */
  readonly isStarting: () => boolean
}

/** The browser's single stream, while this tab leads; every event is broadcast to all tabs. */
const lead = async ({ broadcast, lastId, isStarting }: Leading) => {
  for (;;) {
    const session = await freshSession().catch(() => undefined)
    if (session === undefined) {
      broadcast({ id: "", connected: currentSession() === undefined })
      await (currentSession() ? untilNextAttempt() : untilSessionChanges())
      continue
    }
    let requested = 0
    let hasMissed = false
    await follow(session.access_token, {
      last: lastId(),
      onReady: (id) => {
        // Once for all of them: the page has just been loaded.
        if (hasMissed) broadcast({ id, event: "everything" })
        hasMissed = false
        broadcast({ id, connected: true })
      },
      onEvent: (received) => {
        if (isStarting()) hasMissed = true
        else broadcast(received)
      },
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
  // From before the page's first requests: if nothing has happened since, these need not be repeated.
  let lastId = window.motorpoolEarly?.place
  let isStarting = true
  const receive = (message: LiveMessage) => {
    lastId = message.id || lastId
    if (message.id) isStarting = false
    if ("event" in message) invalidateFor(message.event)
    else if (message.connected) streamConnected()
    else streamLost()
  }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => receive(data))
  watchSession(() => {
    if (!currentSession()) lastId = undefined
  })
  const broadcast = (message: LiveMessage) => {
    receive(message)
    if (message.id && currentSession()) local.setItem(LIVE_PLACE_KEY, message.id)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
    channel.postMessage(message)
  }
  const run = () => lead({ broadcast, lastId: () => lastId, isStarting: () => isStarting })
  // Refused where storage is forbidden: then no other tab shares this session.
  if ("locks" in navigator) void electLeader(run).catch(run)
  else void run()
}

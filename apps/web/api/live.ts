import { streamLost, streamStands } from "./connection.ts"
import { invalidateFor } from "./liveEvents.ts"
import { freshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"
import { follow, type Heard } from "./stream.ts"

const NAME = "motorpool.live"
/** Milliseconds; together less than the time after which a lost stream counts as being offline. */
const SHORTEST_PAUSE = 1_000
const JITTER = 3_000
const LONGEST_PAUSE = 5_000

/** What the leading tab tells the others: events, and whether the stream stands. */
type Told = Heard | { readonly id: string; readonly stands: boolean }

const untilSessionChanges = () =>
  new Promise<void>((resolve) => {
    const stop = watchSession(() => {
      stop()
      resolve()
    })
  })

/**
 * Waits until another try may be worth it: a while, or the moment the network is back or the session another.
 * A server that asks for much more, because this person has too many streams, gets it: otherwise they would
 * push each other out for ever.
 */
const pause = (asked = 0) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      unwatch()
      window.removeEventListener("online", over)
      resolve()
    }
    const ours = SHORTEST_PAUSE + Math.random() * JITTER
    const timer = setTimeout(over, asked > LONGEST_PAUSE ? asked : ours)
    const unwatch = watchSession(over)
    window.addEventListener("online", over)
  })

/** The one stream of this browser, as long as this tab leads; what it hears all tabs hear. */
const lead = async (tell: (told: Told) => void, lastId: () => string | undefined) => {
  for (;;) {
    const session = await freshSession().catch(() => undefined)
    if (session === undefined) {
      tell({ id: "", stands: currentSession() === undefined })
      await (currentSession() ? pause() : untilSessionChanges())
      continue
    }
    let asked = 0
    await follow(session.access_token, {
      last: lastId(),
      onReady: (id) => tell({ id, stands: true }),
      onHeard: tell,
      onRetry: (millis) => (asked = millis)
    }).catch(() => undefined)
    tell({ id: "", stands: false })
    await pause(asked)
  }
}

/** Leads at once where no other tab does, or else when its turn comes. */
const inTurn = async (run: () => Promise<void>) => {
  await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
    if (lock) return run()
    // Another tab leads. What it told while this one was loading its data nobody here has heard.
    return invalidateFor("everything")
  })
  await navigator.locks.request(NAME, run)
}

let started = false

/** Follows what happens elsewhere while somebody is signed in. Of several tabs one listens for all. */
export const keepLive = (): void => {
  if (started) return
  started = true
  let lastId: string | undefined
  const hear = (told: Told) => {
    lastId = told.id || lastId
    if ("event" in told) invalidateFor(told.event)
    else if (told.stands) streamStands()
    else streamLost()
  }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<Told>) => hear(data))
  watchSession(() => {
    if (!currentSession()) lastId = undefined
  })
  const run = () =>
    lead(
      (told) => {
        hear(told)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
        channel.postMessage(told)
      },
      () => lastId
    )
  // Refused where storage is forbidden: there no other tab has this session.
  if ("locks" in navigator) void inTurn(run).catch(run)
  else void run()
}

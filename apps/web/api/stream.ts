import { SILENCE_MILLIS } from "#kernel"
import { type LiveEvent, readLiveEvent } from "./liveEvents.ts"
import { refreshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"

/** What one tab hears and tells the others. */
export interface Heard {
  readonly id: string
  readonly event: LiveEvent | "everything"
}

interface Listening {
  /** The id after which to go on; undefined begins now. */
  readonly last: string | undefined
  /** The stream stands; from this id on nothing will be missed. */
  readonly onReady: (id: string) => void
  readonly onHeard: (heard: Heard) => void
  /** Milliseconds the server asks to stay away once the stream has ended; the last word counts. */
  readonly onRetry?: (millis: number) => void
}

/** Ends a stream that fell silent, lost its network (it might hang for minutes) or is for somebody else by now. */
const watchdog = () => {
  const controller = new AbortController()
  const end = () => controller.abort()
  const listener = currentSession()?.user.id
  const unwatch = watchSession(() => currentSession()?.user.id !== listener && end())
  let timer = setTimeout(end, SILENCE_MILLIS)
  window.addEventListener("offline", end)
  return {
    signal: controller.signal,
    hear: () => {
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MILLIS)
    },
    stop: () => {
      clearTimeout(timer)
      unwatch()
      window.removeEventListener("offline", end)
    }
  }
}

/** Splits a stream of server-sent events into its blocks. */
async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
    onBytes()
    const blocks = (rest + step.value).split("\n\n")
    rest = blocks.pop() ?? ""
    yield* blocks
  }
}

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]

const read = (block: string, { last, onReady, onHeard, onRetry }: Listening) => {
  const retry = field(block, "retry")
  if (retry !== undefined) onRetry?.(Number(retry))
  const [id, data, event] = [field(block, "id") ?? "", field(block, "data"), field(block, "event")]
  if (data === undefined) return
  // A stream that begins without a past may have missed something since the page was loaded.
  const unsure = event === "reset" || (event === "ready" && last === undefined)
  if (event === undefined) onHeard({ id, event: readLiveEvent(data) })
  else if (unsure) onHeard({ id, event: "everything" })
  if (event === "ready") onReady(id)
}

/** Follows the stream to its end. Fails when it cannot be opened or breaks off. */
export const follow = async (token: string, listening: Listening): Promise<void> => {
  const dog = watchdog()
  const { last } = listening
  const headers = { authorization: `Bearer ${token}`, ...(last ? { "last-event-id": last } : {}) }
  try {
    const { ok, status, body } = await fetch("/api/me/events", { headers, signal: dog.signal })
    // Ended elsewhere, perhaps: the page learns of it now, not with the next thing somebody does.
    if (status === 401) await refreshSession(token)
    if (!ok || body === null) return
    for await (const block of blocksOf(body, dog.hear)) read(block, listening)
  } finally {
    dog.stop()
  }
}

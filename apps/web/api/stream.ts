import { SILENCE_MILLIS } from "#kernel"
import { type LiveEvent, readLiveEvent } from "./liveEvents.ts"
import { refreshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"

/** An event one tab receives and broadcasts to the others. */
export interface ReceivedEvent {
  readonly id: string
  readonly event: LiveEvent | "everything"
}

interface StreamOptions {
  /** The id after which to continue; undefined starts now. */
  readonly last: string | undefined
  /** The stream is open; nothing after this id will be missed. */
  readonly onReady: (id: string) => void
  readonly onEvent: (heard: ReceivedEvent) => void
  /** Milliseconds the server asks to wait once the stream has ended or was refused; the last value counts. */
  readonly onRetry?: (millis: number) => void
}

/**
 * Ends a stream that went silent, lost its network (which can take minutes to show) or belongs to a previous
 * user.
 */
export const startWatchdog = () => {
  const controller = new AbortController()
  const end = () => controller.abort()
  const listener = currentSession()?.user.id
  const unwatch = watchSession(() => currentSession()?.user.id !== listener && end())
  let timer = setTimeout(end, SILENCE_MILLIS)
  window.addEventListener("offline", end)
  return {
    signal: controller.signal,
    reset: () => {
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
export async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onBytes: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
    onBytes()
    const blocks = (rest + step.value).split("\n\n")
    rest = blocks.pop() ?? ""
    yield* blocks
  }
}

export const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]

const read = (block: string, { last, onReady, onEvent, onRetry }: StreamOptions) => {
  const retry = field(block, "retry")
  if (retry !== undefined) onRetry?.(Number(retry))
  const [id, data, event] = [field(block, "id") ?? "", field(block, "data"), field(block, "event")]
  if (data === undefined) return
  // A stream that starts without a last id may have missed events since the page was loaded.
  const unsure = event === "reset" || (event === "ready" && last === undefined)
  if (event === undefined) onEvent({ id, event: readLiveEvent(data) })
  else if (unsure) onEvent({ id, event: "everything" })
  if (event === "ready") onReady(id)
}

/** Follows the stream to its end. Fails if it cannot be opened or is interrupted. */
export const follow = async (token: string, listening: StreamOptions): Promise<void> => {
  const watchdog = startWatchdog()
  const { last } = listening
  const headers = { authorization: `Bearer ${token}`, ...(last ? { "last-event-id": last } : {}) }
  try {
    const response = await fetch("/api/me/events", { headers, signal: watchdog.signal })
    const { ok, status, body } = response
    // The session may have ended elsewhere: find out now rather than at the user's next action.
    if (status === 401) await refreshSession(token)
    const wait = response.headers.get("retry-after")
    if (!ok && wait !== null) listening.onRetry?.(Number(wait) * 1000)
    if (!ok || body === null) return
    for await (const block of blocksOf(body, watchdog.reset)) read(block, listening)
  } finally {
    watchdog.stop()
  }
}

import type { TestApp } from "./app.ts"

/** A block of a stream: an event, `ready` or `reset`. */
export interface Block {
  readonly id?: string
  readonly event: string
  readonly data: {
    readonly name?: string
    readonly organization_id?: string | null
    readonly user_id?: string | null
    readonly invalidates?: ReadonlyArray<string>
  }
}

const blockOf = (text: string): Block => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]
  const id = field("id")
  return {
    ...(id ? { id } : {}),
    event: field("event") ?? "message",
    data: JSON.parse(field("data") ?? "{}")
  }
}

/** An open stream, with its blocks after `ready` and any `reset` before. */
export interface OpenStream {
  readonly status: number
  readonly headers: Headers
  /** The position it started at. */
  readonly readyAt: string
  readonly messages: ReadonlyArray<Block>
  /** Resolves when the stream has ended. */
  readonly ended: Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a live stream on a real socket, by default that of a person's events, and waits until it is ready. */
export const listen = async (
  from: TestApp,
  token: string,
  lastEventId?: string,
  path = "/api/me/events"
): Promise<OpenStream> => {
  const aborted = new AbortController()
  const response = await fetch(new URL(path, await from.address()), {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
    signal: aborted.signal
  })
  if (response.body === null) throw new Error("The stream has no body.")
  const messages: Array<Block> = []
  const ready = Promise.withResolvers<string>()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => {
    for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
      const blocks = (rest + step.value).split("\n\n")
      rest = blocks.pop() ?? ""
      for (const block of blocks.filter((text) => text.includes("data: ")).map(blockOf)) {
        if (block.event === "ready") ready.resolve(block.id ?? "")
        else messages.push(block)
      }
    }
  }
  // A stream that either side aborts has ended as well.
  const ended = read().catch(() => undefined)
  void ended.then(() => ready.reject(new Error("The stream ended before it was ready.")))
  const readyAt = await ready.promise
  const { status, headers } = response
  return {
    status,
    headers,
    readyAt,
    messages,
    ended,
    close: async () => {
      aborted.abort()
      await ended
    }
  }
}

/** The names of received events, and `reset`. */
export const named = (messages: ReadonlyArray<Block>): ReadonlyArray<string> =>
  messages.map(({ data, event }) => data.name ?? event)

import type { Server } from "./servers.ts"

/** A client that listens to events like the web app and reconnects whenever the stream ends. */
export interface Listener {
  /** The ids of the stream's `MessageSent` events, in order, including duplicates. */
  readonly announcements: ReadonlyArray<string>
  /** How often the server could not resume. */
  readonly resets: () => number
  /** How often the stream was opened. */
  readonly openings: () => number
  readonly close: () => Promise<void>
}

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]

async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
    const blocks = (rest + step.value).split("\n\n")
    rest = blocks.pop() ?? ""
    yield* blocks
  }
}

/**
 * Listens until it is closed; resolves once the stream is open. With several servers each stream is opened at the next
 * one, with the `Last-Event-ID` of the previous stream.
 */
export const listen = async (token: string, servers: ReadonlyArray<Server>): Promise<Listener> => {
  const aborted = new AbortController()
  const announcements: Array<string> = []
  const opened = Promise.withResolvers<void>()
  let [last, resets, openings]: [string | undefined, number, number] = [undefined, 0, 0]

  const read = (block: string): void => {
    const [data, event] = [field(block, "data"), field(block, "event")]
    if (data === undefined) return
    const id = field(block, "id")
    last = id ?? last
    if (event === "reset") resets++
    if (event === "ready") openings++
    if (event === "ready") opened.resolve()
    const { name } = JSON.parse(data)
    if (name === "MessageSent" && id !== undefined) announcements.push(id)
  }

  const follow = async (server: Server): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, ...(last ? { "last-event-id": last } : {}) }
    const response = await fetch(`${server.address}/api/me/events`, { headers, signal: aborted.signal })
    if (!response.ok || response.body === null) return
    for await (const block of blocksOf(response.body)) read(block)
  }

  const run = async (): Promise<void> => {
    for (let turn = 0; !aborted.signal.aborted; turn++) {
      const server = servers[turn % servers.length]
      if (server === undefined) throw new Error("There is no server to listen to.")
      await server.untilReady()
      await follow(server).catch(() => undefined)
    }
  }

  const ended = run()
  await Promise.race([opened.promise, ended])
  return {
    announcements,
    resets: () => resets,
    openings: () => openings,
    close: () => {
      aborted.abort()
      return ended
    }
  }
}

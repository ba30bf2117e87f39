import { connect, type Socket } from "node:net"

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** The milliseconds of each request in a period of load, and its duration. */
export interface Slice {
  readonly times: ReadonlyArray<number>
  readonly seconds: number
}

/** One request after another, as text; undefined when there are no more. */
export type Requests = () => string | undefined

const HEAD_END = Buffer.from("\r\n\r\n")

/** Whether a response is complete; throws if it is not successful. */
const isWhole = (received: Buffer): boolean => {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return false
  const head = received.toString("latin1", 0, headEnd)
  const length = Number(
    /content-length: (\d+)/i.exec(head)?.[1] ?? (head.startsWith("HTTP/1.1 204") ? 0 : NaN)
  )
  if (!head.startsWith("HTTP/1.1 2") || Number.isNaN(length))
    throw new Error(`The server answered: ${received.toString("utf8", 0, 2_000)}`)
  return received.length >= headEnd + 4 + length
}

/** One keep-alive connection that sends the next request after each response, until `until`. */
const client = (port: number, requests: Requests, until: number, times: Array<number>): Promise<void> =>
  new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    let sentAt = 0
    const socket: Socket = connect(port, "127.0.0.1")
    const ask = () => {
      const request = performance.now() >= until ? undefined : requests()
      if (request === undefined) {
        socket.destroy()
        return resolve()
      }
      sentAt = performance.now()
      socket.write(request)
    }
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      if (!isWhole(received)) return
      times.push(performance.now() - sentAt)
      received = Buffer.alloc(0)
      ask()
    }
    socket.once("connect", ask).once("error", reject)
    socket.on("data", (chunk: Buffer) => {
      try {
        hear(chunk)
      } catch (cause) {
        socket.destroy()
        reject(cause instanceof Error ? cause : new Error(String(cause)))
      }
    })
  })

/** Keeps `connections` requests in flight for a number of seconds, or until there are none left; all must succeed. */
export const load = async (
  port: number,
  requests: Requests,
  { connections, seconds }: { readonly connections: number; readonly seconds: number }
): Promise<Slice> => {
  const times: Array<number> = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => client(port, requests, started + seconds * 1000, times))
  )
  return { times, seconds: (performance.now() - started) / 1000 }
}

/** Combines several periods of load. */
export const measured = (slices: ReadonlyArray<Slice>): Measured => {
  const sorted = slices.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) }
}

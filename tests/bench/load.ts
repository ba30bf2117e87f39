import { connect } from "node:net"

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

const HEAD_END = Buffer.from("\r\n\r\n")

/** One keep-alive connection that asks again as soon as it was answered, until `until`. */
const client = (port: number, request: string, until: number, times: Array<number>): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1")
    let received: Buffer = Buffer.alloc(0)
    let sentAt = 0
    const ask = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.once("connect", ask).once("error", reject)
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const headEnd = received.indexOf(HEAD_END)
      if (headEnd < 0) return
      const head = received.toString("latin1", 0, headEnd)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (!head.startsWith("HTTP/1.1 200") || Number.isNaN(length)) {
        reject(new Error(`The server answered: ${head.split("\r\n")[0]}`))
        return socket.destroy()
      }
      if (received.length < headEnd + 4 + length) return
      const now = performance.now()
      times.push(now - sentAt)
      received = Buffer.alloc(0)
      if (now < until) return ask()
      socket.destroy()
      resolve()
    })
  })

/** Keeps `connections` requests in flight for so many seconds; every answer must be a 200. */
export const load = async (
  port: number,
  path: string,
  { token, connections, seconds }: { token: string; connections: number; seconds: number }
): Promise<Measured> => {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`
  const times: Array<number> = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () => client(port, request, started + seconds * 1000, times))
  )
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) }
}

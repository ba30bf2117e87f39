import { connect, type Socket } from "node:net"

/** A request as bytes, on a connection of its own, from a client that does not behave. */
export interface Raw {
  readonly head: string
  /** What is sent of the body; may be less than the head announces. */
  readonly body: Buffer
  readonly address: string
  /** Whether the answer is read; otherwise it fills the buffers between us and the server. */
  readonly reads: boolean
}

/** The head of a request that announces a body of this length. */
export const headOf = (method: string, path: string, token: string, length: number): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
  `${length === 0 ? "" : `Content-Type: application/json\r\nContent-Length: ${length}\r\n`}\r\n`

export type Outcome = number | "cut off" | "held" | "unread"

/**
 * Sends the request and waits. Resolves with the status of the answer, `cut off` when the server ends the connection
 * without one, or `held` when it does neither in time.
 */
export const hold = (port: number, { head, body, address, reads }: Raw, millis: number): Promise<Outcome> =>
  new Promise((resolve) => {
    let status: number | undefined
    const socket: Socket = connect({ port, host: "127.0.0.1", localAddress: address }, () => {
      socket.write(head)
      socket.write(body)
      if (!reads) socket.pause()
    })
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(outcome)
    }
    const timer = setTimeout(() => finish(reads ? "held" : "unread"), millis)
    socket.on("data", (chunk: Buffer) => {
      status ??= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString("latin1"))?.[1])
    })
    socket.once("close", () => finish(status ?? "cut off")).once("error", () => finish(status ?? "cut off"))
  })

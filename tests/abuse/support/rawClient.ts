import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** Each of these addresses of this machine is a network of its own. */
export const OFFICE = "127.0.0.2"
export const NEIGHBOR = "127.0.0.3"

/** A connection that sends exactly what it is given. */
export interface RawConnection {
  readonly socket: Socket
  /** Everything received so far. */
  readonly received: () => string
  readonly closed: Promise<unknown>
  readonly isClosed: () => boolean
}

export const open = async (
  port: number,
  from: string,
  bytes: string | Buffer = ""
): Promise<RawConnection> => {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from })
  let received = ""
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")))
  // A server that closes a connection may reset it.
  socket.on("error", () => {})
  const closed = new Promise((resolve) => socket.once("close", resolve))
  await Promise.race([once(socket, "connect"), closed])
  socket.write(bytes)
  return { socket, received: () => received, closed, isClosed: () => socket.destroyed }
}

export const openMany = (count: number, port: number, from: string, bytes: string | Buffer = "") =>
  Promise.all(Array.from({ length: count }, () => open(port, from, bytes)))

/** A complete request. */
export const requestTo = (path: string, headers: Readonly<Record<string, string>> = {}, body = ""): string =>
  [
    `${body === "" ? "GET" : "POST"} ${path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    body
  ].join("\r\n")

/** The status of the first response. */
export const statusOf = ({ received }: RawConnection): number | undefined => {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(received())?.[1]
  return status === undefined ? undefined : Number(status)
}

export const closeAll = (connections: ReadonlyArray<RawConnection>): void =>
  connections.forEach(({ socket }) => socket.destroy())

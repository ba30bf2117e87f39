import { Agent, request } from "node:http"
import { USER_AGENT } from "./world.ts"

/** A request as one of the people sends it. */
export interface Sent {
  readonly method: string
  readonly path: string
  /** The loopback address to send it from: a network of its own for the server. */
  readonly address: string
  readonly token?: string
  readonly body?: unknown
}

/** What came back: a status, or the code of the error that ended the connection. */
export interface Answer {
  readonly status: number | string
  readonly text: string
}

/** Longer than anyone waits. */
const TIMEOUT_MILLIS = 30_000

const agents = new Map<string, Agent>()

/** Connections are kept open, as browsers and proxies do. */
const agentFor = (address: string): Agent => {
  const agent = agents.get(address) ?? new Agent({ keepAlive: true })
  agents.set(address, agent)
  return agent
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "timeout"

/** Sends JSON, or bytes as they are, and reads the whole answer. Never rejects. */
export const ask = (port: number, { method, path, address, token, body }: Sent): Promise<Answer> =>
  new Promise((resolve) => {
    const isRaw = Buffer.isBuffer(body)
    const bytes = body === undefined || isRaw ? body : Buffer.from(JSON.stringify(body))
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        method,
        path,
        agent: agentFor(address),
        localAddress: address,
        timeout: TIMEOUT_MILLIS,
        headers: {
          "user-agent": USER_AGENT,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(bytes === undefined
            ? {}
            : {
                "content-type": path.endsWith("/avatar") ? "application/octet-stream" : "application/json",
                "content-length": bytes.length
              })
        }
      },
      (response) => {
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
        )
        response.once("error", (cause) => resolve({ status: codeOf(cause), text: "" }))
      }
    )
    outgoing.once("timeout", () => outgoing.destroy(new Error("The server has not answered in time.")))
    outgoing.once("error", (cause) => resolve({ status: codeOf(cause), text: "" }))
    outgoing.end(bytes)
  })

/** Ends the connections that are kept open. */
export const closeConnections = (): void => agents.forEach((agent) => agent.destroy())

import type { IncomingHttpHeaders } from "node:http"
import { Webhook } from "standardwebhooks"
import { startServer } from "../infra/support/localServer.ts"

/** A request as a receiver got it. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** How a receiver answers; `none`: it never does. */
export type Reply =
  | "none"
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly text?: string }

/** A real server that receives webhooks. */
export interface Receiver {
  readonly url: string
  readonly received: ReadonlyArray<Received>
  /** The answer from now on; 204 by default. */
  readonly answer: (reply: Reply | ((received: Received) => Reply)) => void
  readonly close: () => Promise<void>
}

export const startReceiver = async (): Promise<Receiver> => {
  const received: Array<Received> = []
  let replyTo: (one: Received) => Reply = () => ({ status: 204 })
  const server = await startServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts).toString() }
      received.push(one)
      const reply = replyTo(one)
      if (reply !== "none") response.writeHead(reply.status, { ...reply.headers }).end(reply.text)
    })
  })
  return {
    url: server.url,
    received,
    answer: (reply) => {
      replyTo = typeof reply === "function" ? reply : () => reply
    },
    close: server.close
  }
}

/** The message, if the signature is valid for this secret and for one that was just made. Throws otherwise. */
export const verified = (secret: string, { headers, body }: Received): unknown => {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = headers
  return new Webhook(secret).verify(body, {
    "webhook-id": String(id),
    "webhook-timestamp": String(timestamp),
    "webhook-signature": String(signature)
  })
}

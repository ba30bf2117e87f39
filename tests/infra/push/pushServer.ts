import { createPublicKey, verify } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { startServer } from "../support/localServer.ts"

/** A message as the push service received it. */
export interface Pushed {
  readonly path: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** How the service responds; `none`: it never does. */
export type Answer = "none" | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

/** A local push service with the real protocol (RFC 8030). */
export interface PushServer {
  /** Its origin. */
  readonly url: string
  /** All requests it received, oldest first. */
  readonly pushed: Array<Pushed>
  /** The response from now on; 201 by default. */
  readonly answer: (by: (pushed: Pushed) => Answer) => void
  readonly close: () => Promise<void>
}

export const startPushServer = async (): Promise<PushServer> => {
  const pushed: Array<Pushed> = []
  let answerTo: (pushed: Pushed) => Answer = () => ({ status: 201 })
  const server = await startServer((request, response) => {
    const parts: Array<Buffer> = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const { url = "", method = "", headers } = request
      const message = { path: url, method, headers, body: Buffer.concat(parts) }
      pushed.push(message)
      const answer = answerTo(message)
      if (answer !== "none") response.writeHead(answer.status, { ...answer.headers }).end()
    })
  })
  return {
    // PUSH_HOSTS takes an origin that is not https literally.
    url: server.url,
    pushed,
    answer: (by) => {
      answerTo = by
    },
    close: server.close
  }
}

interface Claims {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}

const json = (part: string | undefined): unknown =>
  JSON.parse(Buffer.from(part ?? "", "base64url").toString())

/** The claims of the sender's signed token (VAPID, RFC 8292), and its key. Throws when the signature does not match that key. */
export const vapidOf = ({ headers }: Pushed): { readonly claims: Claims; readonly publicKey: string } => {
  const [, token = "", publicKey = ""] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? []
  const [header, payload, signature = ""] = token.split(".")
  const point = Buffer.from(publicKey, "base64url")
  const key = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url")
    }
  })
  const signed = Buffer.from(`${header}.${payload}`)
  const isSigned = verify(
    "sha256",
    signed,
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url")
  )
  if (!isSigned || JSON.stringify(json(header)) !== '{"typ":"JWT","alg":"ES256"}')
    throw new Error("The token is not signed by its key.")
  return { claims: json(payload) as Claims, publicKey }
}

import { isOutboundFault, Outbound } from "#infra/outbound"
import { Effect } from "effect"
import {
  allowInsecureRequests,
  Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  None,
  type ServerMetadata
} from "openid-client"
import { Unanswered } from "./askFor.ts"

/** Somebody's sign-in server, and who we are to it: a client without a secret. */
interface SignInServer {
  readonly issuer: string
  readonly clientId: string
}

/** What it publishes about itself leads to another server, where nothing of ours has any business. */
class Elsewhere extends Error {}

/** By the beginning of the whole address: blob:https://... has the same origin, too, and leads nowhere. */
const staysAt = (issuer: string, url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).href.startsWith(`${new URL(issuer).origin}/`)

/** Calls with the limits that hold for every call of ours, and this very server only. */
const limited = Effect.fnUntraced(function* (issuer: string) {
  const { ask } = yield* Outbound
  const run = Effect.runPromiseWith(yield* Effect.context())
  const call: CustomFetch = async (url, { method, headers, body, signal }) => {
    if (!staysAt(issuer, url)) throw new Elsewhere()
    const asked = ask({
      url,
      method: method === "POST" ? "POST" : "GET",
      headers,
      // The library's forms; a stream, which has no text, is none of what it sends here.
      ...(body instanceof URLSearchParams || typeof body === "string" ? { body: body.toString() } : {})
    })
    const { status, json } = await run(asked, signal === undefined ? {} : { signal })
    return Response.json(json, { status })
  }
  return call
})

/** Over plain HTTP only where the settings say so, which they may for this machine alone. */
const insecure = (issuer: string) => (issuer.startsWith("http:") ? [allowInsecureRequests] : [])

/** Whether it was the server that failed us; otherwise it told us no, or what it told does not fit together. */
export const isUnanswered = (cause: unknown): boolean =>
  cause instanceof Error && isOutboundFault(cause.cause)

/** What a server publishes about itself (OpenID Connect Discovery), when all of it is its own. */
export const discoverServer = Effect.fn("telematics.discover")(function* ({
  issuer,
  clientId
}: SignInServer) {
  const options = { [customFetch]: yield* limited(issuer), execute: insecure(issuer) }
  const found = yield* Effect.tryPromise({
    try: () => discovery(new URL(issuer), clientId, undefined, None(), options),
    catch: () => new Unanswered()
  })
  const metadata = found.serverMetadata()
  const { authorization_endpoint, token_endpoint } = metadata
  return staysAt(issuer, authorization_endpoint) && staysAt(issuer, token_endpoint)
    ? metadata
    : yield* new Unanswered()
})

/** A client of a server that was discovered before. */
export const clientOf = Effect.fnUntraced(function* (
  { issuer, clientId }: SignInServer,
  metadata: ServerMetadata
) {
  const client = new Configuration(metadata, clientId, undefined, None())
  client[customFetch] = yield* limited(issuer)
  for (const allow of insecure(issuer)) allow(client)
  return client
})

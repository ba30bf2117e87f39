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
import { NoResponse } from "./request.ts"

/** An authorization server, and our public client there. */
interface SignInServer {
  readonly issuer: string
  readonly clientId: string
}

/** The server's metadata points to another origin, which we refuse to call. */
class ForeignUrl extends Error {}

/** Compares the start of the whole URL: blob:https://... has the same origin but leads nowhere. */
const isSameOrigin = (issuer: string, url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).href.startsWith(`${new URL(issuer).origin}/`)

/** Fetches with the limits of all our requests, from this server only. */
const limited = Effect.fnUntraced(function* (issuer: string) {
  const { request } = yield* Outbound
  const run = Effect.runPromiseWith(yield* Effect.context())
  const call: CustomFetch = async (url, { method, headers, body, signal }) => {
    if (!isSameOrigin(issuer, url)) throw new ForeignUrl()
    const response = request({
      url,
      method: method === "POST" ? "POST" : "GET",
      headers,
      // The library sends forms; it never sends a stream here.
      ...(body instanceof URLSearchParams || typeof body === "string" ? { body: body.toString() } : {})
    })
    const { status, json } = await run(response, signal === undefined ? {} : { signal })
    return Response.json(json, { status })
  }
  return call
})

/** Plain HTTP only where the settings allow it, which they may for localhost only. */
const insecure = (issuer: string) => (issuer.startsWith("http:") ? [allowInsecureRequests] : [])

/** Whether the server failed; otherwise it refused or its response was inconsistent. */
export const isNoResponse = (cause: unknown): boolean =>
  cause instanceof Error && isOutboundFault(cause.cause)

/** The server's metadata (OpenID Connect Discovery), if all of its URLs are its own. */
export const discoverServer = Effect.fn("telematics.discover")(function* ({
  issuer,
  clientId
}: SignInServer) {
  const options = { [customFetch]: yield* limited(issuer), execute: insecure(issuer) }
  const discovered = yield* Effect.tryPromise({
    try: () => discovery(new URL(issuer), clientId, undefined, None(), options),
    catch: () => new NoResponse()
  })
  const metadata = discovered.serverMetadata()
  const { authorization_endpoint, token_endpoint } = metadata
  return isSameOrigin(issuer, authorization_endpoint) && isSameOrigin(issuer, token_endpoint)
    ? metadata
    : yield* new NoResponse()
})

/** A client of a discovered server. */
export const clientOf = Effect.fnUntraced(function* (
  { issuer, clientId }: SignInServer,
  metadata: ServerMetadata
) {
  const client = new Configuration(metadata, clientId, undefined, None())
  client[customFetch] = yield* limited(issuer)
  for (const allow of insecure(issuer)) allow(client)
  return client
})

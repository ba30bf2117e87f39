import { isOutboundFault, Outbound, TargetRefused, TargetUnreachable, UserTargets } from "#infra/outbound"
import { Effect } from "effect"
import type { CustomFetch } from "openid-client"
import { INSTALLATION, type Issuer } from "../domain/Issuer.ts"

/** An address that we refuse to call. */
class RefusedUrl extends Error {}

type Request = Parameters<CustomFetch>[1]

/** The library sends forms; it never sends a stream here. */
const formIn = ({ body }: Request): string =>
  body instanceof URLSearchParams || typeof body === "string" ? body.toString() : ""

const methodOf = ({ method }: Request) => (method === "POST" ? "POST" : "GET")

/** Plain HTTP only on this machine, which the settings allow for development. */
const isSafe = (url: string, issuer: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === "https:" || new URL(url).origin === new URL(issuer).origin)

/** Calls the issuer of the settings. It may name addresses of other hosts, as Google does. */
const operatorsFetch = Effect.fnUntraced(function* (issuer: string) {
  const { request } = yield* Outbound
  const run = Effect.runPromiseWith(yield* Effect.context())
  const call: CustomFetch = async (url, options) => {
    if (!isSafe(url, issuer)) throw new RefusedUrl()
    const form = formIn(options)
    const response = request({
      url,
      method: methodOf(options),
      headers: options.headers,
      ...(form === "" ? {} : { body: form })
    })
    const { status, json } = await run(
      response,
      options.signal === undefined ? {} : { signal: options.signal }
    )
    return Response.json(json, { status })
  }
  return call
})

/** The longest response of an organization's issuer that is read. */
const LONGEST = 500_000

/** Calls an issuer that an organization named: public addresses only, whatever its metadata says. */
const usersFetch = Effect.fnUntraced(function* (connection: string) {
  const { request } = yield* UserTargets
  const run = Effect.runPromiseWith(yield* Effect.context())
  const call: CustomFetch = async (url, options) => {
    const response = request({
      url,
      method: methodOf(options),
      headers: options.headers,
      body: formIn(options),
      bytes: LONGEST,
      caller: connection
    })
    const { status, text } = await run(
      response,
      options.signal === undefined ? {} : { signal: options.signal }
    )
    return new Response(text, { status, headers: { "content-type": "application/json" } })
  }
  return call
})

/** Fetches with the limits of all our requests. */
export const issuerFetch = ({ connection, issuer }: Pick<Issuer, "connection" | "issuer">) =>
  connection === INSTALLATION ? operatorsFetch(issuer) : usersFetch(connection)

const isNoAnswer = (cause: unknown): boolean =>
  isOutboundFault(cause) || cause instanceof TargetRefused || cause instanceof TargetUnreachable

/** Whether the server failed; otherwise it refused, or its response was inconsistent. */
export const isNoResponse = (cause: unknown): boolean =>
  cause instanceof Error && (isNoAnswer(cause) || isNoAnswer(cause.cause))

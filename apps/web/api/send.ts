import type { AnyEndpoint, Output } from "#kernel"
import { Schema } from "effect"
import { currentLocale } from "../i18n/locale.ts"
import { refusals } from "../i18n/messages/index.ts"
import { takeEarlyResponse } from "./earlyResponses.ts"
import { ownProblem, Problem, ProblemError } from "./problem.ts"

type Part<E extends AnyEndpoint, K extends "params" | "query" | "body"> =
  Record<string, never> extends E[K]["Encoded"]
    ? { readonly [k in K]?: E[K]["Encoded"] }
    : { readonly [k in K]: E[K]["Encoded"] }

/**
 * The input of a call: path, query and body as they go over the wire. Nothing is validated here; the server
 * validates input and reports errors by field.
 */
export type CallInput<E extends AnyEndpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">

interface Wire {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const entries = (part: unknown): ReadonlyArray<[string, unknown]> => Object.entries(part ?? {})

const urlOf = ({ path }: AnyEndpoint, { params, query }: Wire) => {
  const values = new Map(entries(params))
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const given = entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${place}?${search}` : place
}

const isFile = (
  body: unknown
): body is { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string } =>
  typeof body === "object" && body !== null && "bytes" in body

const payload = (
  { bodyType }: AnyEndpoint,
  { body = {} }: Wire
): [BodyInit | null, Record<string, string>] => {
  if (bodyType === "none") return [null, {}]
  if (isFile(body)) return [body.bytes, { "content-type": body.contentType }]
  return [JSON.stringify(body), { "content-type": "application/json" }]
}

const readProblem = Schema.decodeUnknownSync(Problem)

const failure = async (response: Response) => {
  const requestId = response.headers.get("x-request-id") ?? undefined
  const retryAfter = Number(response.headers.get("retry-after"))
  try {
    // In time for the first message; without them, it is the server's English sentence.
    await refusals.load(currentLocale()).catch(() => undefined)
    return new ProblemError(readProblem(await response.json()), retryAfter > 0 ? { retryAfter } : {})
  } catch (cause) {
    // A proxy in front of the server sends its own response format.
    return ownProblem("unexpected", cause, requestId)
  }
}

const decoders = new WeakMap<AnyEndpoint, (answer: unknown) => unknown>()

const decoderOf = (endpoint: AnyEndpoint) => {
  const known = decoders.get(endpoint)
  if (known) return known
  const decode = Schema.decodeUnknownSync(Schema.toCodecJson(endpoint.output))
  decoders.set(endpoint, decode)
  return decode
}

/** A file is returned as is, with its media type. */
const readFile = async (response: Response) => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  contentType: response.headers.get("content-type") ?? ""
})

/** One HTTP call according to its contract, without a session. Fails with ProblemError only. */
export const send = async <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  headers: Readonly<Record<string, string>> = {}
): Promise<Output<E>> => {
  const [body, contentType] = payload(endpoint, input)
  const request = { method: endpoint.method, body, headers: { ...contentType, ...headers } }
  const url = urlOf(endpoint, input)
  const early = endpoint.method === "GET" ? takeEarlyResponse(url, headers["authorization"]) : undefined
  const response = await (early ?? fetch(url, request)).catch((cause: unknown) => {
    throw ownProblem("offline", cause)
  })
  if (!response.ok) throw await failure(response)
  // Both have no body: the status says it all.
  if (response.status === 204 || response.status === 202) return {}
  try {
    if (endpoint.outputType === "bytes") return await readFile(response)
    return decoderOf(endpoint)(await response.json())
  } catch (cause) {
    throw ownProblem("unreadable", cause, response.headers.get("x-request-id") ?? undefined)
  }
}

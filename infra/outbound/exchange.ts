import { OutboundLimited, OutboundNonsense, OutboundRefused } from "./faults.ts"
import { retryAfterIn } from "./retryAfter.ts"

/** A request to an external server. */
export interface OutboundCall {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Repeating it has no further effect, so it may be retried; true for every GET. */
  readonly repeatable?: boolean
  /** For whom it is sent, such as an organization. Callers take turns; those without a name share one. */
  readonly caller?: string
  /** The server labels JSON as something else: the type is not checked, and a body that is no JSON is null. */
  readonly isMislabelled?: boolean
}

/** A response: 2xx, or 4xx, which explains what was wrong with the request. */
export interface OutboundAnswer {
  readonly status: number
  readonly json: unknown
}

const isJson = (type: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? "")

/** Errors visible from the status and the headers alone. */
const faultOf = (
  { status, headers }: Response,
  { isMislabelled }: OutboundCall,
  host: string,
  bytes: number
) => {
  if (status === 429) return new OutboundLimited({ host, retryAfter: retryAfterIn(headers, Date.now()) })
  if (status >= 500) return new OutboundRefused({ host, status })
  // Redirects are never followed.
  if (status >= 300 && status < 400) return new OutboundNonsense({ host, what: "redirect" })
  if (!isMislabelled && !isJson(headers.get("content-type")))
    return new OutboundNonsense({ host, what: "type" })
  return Number(headers.get("content-length") ?? 0) > bytes
    ? new OutboundNonsense({ host, what: "size" })
    : undefined
}

/** The body as text, or nothing when it exceeds the limit after decompression. */
const textOf = async (response: Response, bytes: number): Promise<string | undefined> => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let text = ""
  let count = 0
  for await (const chunk of response.body ?? []) {
    count += chunk.byteLength
    if (count > bytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const jsonIn = (text: string, { isMislabelled }: OutboundCall): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (isMislabelled) return null
    throw cause
  }
}

const answer = async (
  call: OutboundCall,
  host: string,
  bytes: number,
  signal: AbortSignal
): Promise<OutboundAnswer> => {
  const { url, method = "GET", headers = {}, body } = call
  const response = await fetch(url, {
    method,
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    signal,
    ...(body === undefined ? {} : { body })
  })
  const fault = faultOf(response, call, host, bytes)
  if (fault !== undefined) {
    await response.body?.cancel()
    throw fault
  }
  const text = await textOf(response, bytes)
  if (text === undefined) throw new OutboundNonsense({ host, what: "size" })
  return { status: response.status, json: jsonIn(text, call) }
}

const isNoText = (cause: unknown): boolean =>
  cause instanceof TypeError && "code" in cause && cause.code === "ERR_ENCODING_INVALID_ENCODED_DATA"

/** Converts an exception into an outbound fault. */
const outboundFault = (cause: unknown, host: string): unknown => {
  if (cause instanceof SyntaxError || isNoText(cause)) return new OutboundNonsense({ host, what: "json" })
  // This is how fetch reports a refused or lost connection; a TypeError of ours has no cause.
  if (cause instanceof TypeError && "cause" in cause) return new OutboundRefused({ host, status: null })
  return cause
}

/**
 * Sends one request. Follows no redirects, keeps at most `bytes`, and reads only JSON.
 * @throws an OutboundFault; anything else is a bug.
 */
export const exchange = async (
  call: OutboundCall,
  bytes: number,
  signal: AbortSignal
): Promise<OutboundAnswer> => {
  const { host } = new URL(call.url)
  try {
    return await answer(call, host, bytes, signal)
  } catch (cause) {
    throw outboundFault(cause, host)
  }
}

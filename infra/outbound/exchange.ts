import { OutboundLimited, OutboundNonsense, OutboundRefused } from "./faults.ts"
import { retryAfterIn } from "./retryAfter.ts"

/** A question to somebody else's server. */
export interface OutboundCall {
  readonly url: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Asking twice does what asking once does, so it may be asked again; every GET is like that. */
  readonly repeatable?: boolean
}

/** A server's answer: 2xx, or 4xx, with which it tells what was wrong about the question. */
export interface OutboundAnswer {
  readonly status: number
  readonly json: unknown
}

const isJson = (type: string | null): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? "")

/** What its first line and headers already say against it. */
const faultOf = ({ status, headers }: Response, host: string, bytes: number) => {
  if (status === 429) return new OutboundLimited({ host, retryAfter: retryAfterIn(headers, Date.now()) })
  if (status >= 500) return new OutboundRefused({ host, status })
  // Where it would lead is for them to say, and for us not to follow.
  if (status >= 300 && status < 400) return new OutboundNonsense({ host, what: "redirect" })
  if (!isJson(headers.get("content-type"))) return new OutboundNonsense({ host, what: "type" })
  return Number(headers.get("content-length") ?? 0) > bytes
    ? new OutboundNonsense({ host, what: "size" })
    : undefined
}

/** The body as text, or nothing when it is longer than allowed: counted after unpacking. */
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

const answer = async (
  { url, method = "GET", headers = {}, body }: OutboundCall,
  host: string,
  bytes: number,
  signal: AbortSignal
): Promise<OutboundAnswer> => {
  const response = await fetch(url, {
    method,
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    signal,
    ...(body === undefined ? {} : { body })
  })
  const fault = faultOf(response, host, bytes)
  if (fault !== undefined) {
    await response.body?.cancel()
    throw fault
  }
  const text = await textOf(response, bytes)
  if (text === undefined) throw new OutboundNonsense({ host, what: "size" })
  return { status: response.status, json: JSON.parse(text) }
}

const isNoText = (cause: unknown): boolean =>
  cause instanceof TypeError && "code" in cause && cause.code === "ERR_ENCODING_INVALID_ENCODED_DATA"

/** What was thrown, as what it tells of their server. */
const told = (cause: unknown, host: string): unknown => {
  if (cause instanceof SyntaxError || isNoText(cause)) return new OutboundNonsense({ host, what: "json" })
  // So fetch tells of a connection that was refused or lost, and why; a TypeError of ours has no cause.
  if (cause instanceof TypeError && "cause" in cause) return new OutboundRefused({ host, status: null })
  return cause
}

/**
 * One call over the network. Nothing is followed, nothing longer than `bytes` is kept, nothing but JSON is read.
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
    throw told(cause, host)
  }
}

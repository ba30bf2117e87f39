import type { Server } from "./servers.ts"

/** A request that is retried until it is answered. */
export interface RetriedRequest {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface RetriedResponse {
  readonly status: number
  // Tests know the shape of the responses they read.
  readonly body: Readonly<Record<string, string>>
}

/** Responses of 500 and above, in order. */
export interface ServerError {
  readonly status: number
  readonly text: string
}

const once = async (server: Server, { method, path, token, body, headers = {} }: RetriedRequest) => {
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  return { status: response.status, text: await response.text() }
}

/**
 * Errors other than 503 `busy`: a server lets 500 requests of one address wait, and asks the clients of the others to
 * repeat them, as these do.
 */
export const exceptBusy = (errors: ReadonlyArray<ServerError>): ReadonlyArray<ServerError> =>
  errors.filter(({ status, text }) => status !== 503 || JSON.parse(text).code !== "busy")

/**
 * Whether a slow server asks to repeat the request because too many of this address have not begun. Nothing was acknowledged, and
 * the web app repeats it, too, so a write that was acknowledged and lost is still missing in the end.
 */
const isTurnedAway = ({ status, text }: ServerError): boolean =>
  status === 429 && JSON.parse(text).code === "network_busy"

/**
 * Repeats a request until it is answered: after a lost connection and after a response that asks to retry, at the next
 * server that is ready. Records such responses in `serverErrors`.
 */
export const sendUntilAnswered = async (
  servers: ReadonlyArray<Server>,
  request: RetriedRequest,
  serverErrors: Array<ServerError> = []
): Promise<RetriedResponse> => {
  for (let turn = 0; ; turn++) {
    const server = servers[turn % servers.length]
    if (server === undefined) throw new Error("There is no server.")
    if (turn > 0) await server.untilReady()
    const response = await once(server, request).catch(() => undefined)
    if (response !== undefined && response.status < 500 && !isTurnedAway(response))
      return { status: response.status, body: response.text === "" ? {} : JSON.parse(response.text) }
    if (response !== undefined && response.status >= 500) serverErrors.push(response)
  }
}

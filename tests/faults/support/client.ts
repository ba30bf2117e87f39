import type { Server } from "./servers.ts"

/** A request of a client that keeps retrying. */
export interface Ask {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  // Tests know the shape of the responses they read.
  readonly body: Readonly<Record<string, string>>
}

/** Responses of 500 and above, in order. */
export interface Trouble {
  readonly status: number
  readonly text: string
}

const once = async (server: Server, { method, path, token, body, headers = {} }: Ask) => {
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
 * Repeats a request until it is answered: after a lost connection and after a response that asks to retry, at the next
 * server that is ready. Records the latter responses in `troubles`.
 */
export const insist = async (
  servers: ReadonlyArray<Server>,
  ask: Ask,
  troubles: Array<Trouble> = []
): Promise<Answer> => {
  for (let turn = 0; ; turn++) {
    const server = servers[turn % servers.length]
    if (server === undefined) throw new Error("There is no server to ask.")
    if (turn > 0) await server.untilReady()
    const answer = await once(server, ask).catch(() => undefined)
    if (answer !== undefined && answer.status < 500)
      return { status: answer.status, body: answer.text === "" ? {} : JSON.parse(answer.text) }
    if (answer !== undefined) troubles.push(answer)
  }
}

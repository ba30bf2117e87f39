import type { Server } from "./servers.ts"

/** One request of a client that does not give up. */
export interface Ask {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  // What a test reads of an answer it knows.
  readonly body: Readonly<Record<string, string>>
}

/** Answers of 500 and above, as they came. */
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
 * Asks until there is an answer: again after a lost connection and after an answer that says to come back, at
 * the next of the servers once that can serve. Notes the answers of the second kind in `troubles`.
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

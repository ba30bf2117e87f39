import { connect, type Socket } from "node:net"

/** What the bench asks of this process. */
export type Ask =
  | { readonly ask: "open"; readonly port: number; readonly tokens: ReadonlyArray<string> }
  | { readonly ask: "fire"; readonly port: number; readonly request: string }

/** What it is told. */
export interface Told {
  /** Milliseconds from the request that makes the event to its receipt, of each stream. */
  readonly times: ReadonlyArray<number>
  /** The bytes of the event as they came to one of them. */
  readonly event: string
}

const AT_ONCE = 100
const EVENT = Buffer.from('data: {"name"')
const READY = Buffer.from("event: ready")

interface Round {
  readonly started: number
  readonly times: Array<number>
  readonly done: (told: Told) => void
}

const streams = new Map<number, number>()
let round: Round | undefined

const hear = (port: number, chunk: Buffer): void => {
  if (round === undefined || !chunk.includes(EVENT)) return
  round.times.push(performance.now() - round.started)
  if (round.times.length < (streams.get(port) ?? 0)) return
  round.done({ times: round.times, event: chunk.toString() })
  round = undefined
}

/** One browser: resolves once its stream stands. */
const stream = (port: number, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(
        `GET /api/me/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`
      )
    )
    let isReady = false
    socket.once("error", reject)
    socket.once("close", () => reject(new Error("The server ended a stream.")))
    socket.on("data", (chunk: Buffer) => {
      if (isReady) return hear(port, chunk)
      isReady = chunk.includes(READY)
      if (isReady) resolve(socket)
    })
  })

const open = async (port: number, tokens: ReadonlyArray<string>): Promise<void> => {
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(tokens.slice(from, from + AT_ONCE).map((token) => stream(port, token)))
  streams.set(port, (streams.get(port) ?? 0) + tokens.length)
}

/** Keep-alive connections that make the events, so that none has to be opened while the clock runs. */
const triggers = new Map<number, Socket>()

const fire = (port: number, request: string): Promise<Told> =>
  new Promise((done) => {
    const socket = triggers.get(port) ?? connect(port, "127.0.0.1").resume()
    triggers.set(port, socket)
    round = { started: performance.now(), times: [], done }
    socket.write(request)
  })

process.on("message", (asked: Ask) => {
  const answer = asked.ask === "open" ? open(asked.port, asked.tokens) : fire(asked.port, asked.request)
  answer.then(
    (told) => process.send?.(told ?? "done"),
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`)
      process.exit(1)
    }
  )
})

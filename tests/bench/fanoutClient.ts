import { randomUUID } from "node:crypto"
import { connect, type Socket } from "node:net"
import { Client } from "pg"

/** The benchmark's requests to this process. */
export type Request =
  | { readonly ask: "open"; readonly port: number; readonly tokens: ReadonlyArray<string> }
  /** Writes an event to the outbox as a server process does, and notifies the others. */
  | { readonly ask: "publish"; readonly port: number; readonly url: string; readonly event: OutboxEvent }
  /** Makes the bare server write these bytes. */
  | { readonly ask: "write"; readonly port: number; readonly bytes: string }

export interface OutboxEvent {
  readonly name: string
  readonly organizationId: string
  readonly userId: string
  readonly data: Readonly<Record<string, string>>
}

/** The response. */
export interface Reply {
  /** Milliseconds per stream, from sending the first byte of the write to receiving the event. */
  readonly times: ReadonlyArray<number>
  /** The bytes of the event as one stream received them. */
  readonly event: string
}

const AT_ONCE = 100
const EVENT = Buffer.from('data: {"name"')
const READY = Buffer.from("event: ready")

interface Round {
  readonly started: number
  readonly times: Array<number>
  readonly done: (reply: Reply) => void
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

/** One browser: resolves once its stream is open. */
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

/** Triggers an event; resolves once every stream of the port has received it. */
const fire = (cause: () => void): Promise<Reply> =>
  new Promise((done) => {
    round = { started: performance.now(), times: [], done }
    cause()
  })

let database: Promise<Client> | undefined
let trigger: Socket | undefined

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

const publish = async (url: string, event: OutboxEvent): Promise<Reply> => {
  const client = await (database ??= connected(url))
  const values = [randomUUID(), event.name, event.organizationId, event.userId, event.data]
  return fire(() => {
    // The second is sent after the first has been answered and committed.
    void client.query({ name: "publish", text: PUBLISH, values })
    void client.query("select pg_notify('motorpool_signals', 'bench outbox')")
  })
}

const PUBLISH = `insert into app.outbox (id, name, organization_id, user_id, data, occurred_at)
  values ($1, $2, $3, $4, $5, now())`

const write = (port: number, bytes: string): Promise<Reply> => {
  // Kept open, like the connection to the database.
  const socket = (trigger ??= connect(port, "127.0.0.1").resume())
  const head = `POST / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${Buffer.byteLength(bytes)}\r\n\r\n`
  return fire(() => void socket.write(head + bytes))
}

const answer = (request: Request): Promise<Reply | undefined> => {
  if (request.ask === "publish") return publish(request.url, request.event)
  if (request.ask === "write") return write(request.port, request.bytes)
  return open(request.port, request.tokens).then(() => undefined)
}

process.on("message", (request: Request) => {
  answer(request).then(
    (reply) => process.send?.(reply ?? "done"),
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`)
      process.exit(1)
    }
  )
})

import { Agent, get, type IncomingMessage } from "node:http"
import { deviceKey, metersOf, placeOf, REPORTING } from "./telematicsData.ts"

/** The benchmark's request to this process. */
export interface StreamRequest {
  readonly port: number
  readonly path: string
  readonly tokens: ReadonlyArray<string>
  readonly seconds: number
}

/** What was measured: milliseconds from the moment a report was due to its receipt, over all streams. */
export interface StreamReply {
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly received: number
  /** Reports that a stream did not receive. */
  readonly missing: number
  /** The p99 until the server has answered a report. */
  readonly answered: number
}

const SENDERS = 64
/** Meters between two reports: 14 m/s. */
const STEP = 14
/** Reports before these are not counted: code is compiled and pools are opened. */
const WARM_UP = 5
/** How long to wait for the last ones. */
const REST_MILLIS = 3_000

const agent = new Agent({ keepAlive: true, maxSockets: SENDERS })
/** When each report of each vehicle was due. */
const sentAt: Array<Array<number>> = Array.from({ length: REPORTING + 1 }, () => [])
const answers: Array<number> = []
const times: Array<number> = []

const fail = (cause: unknown): never => {
  process.stderr.write(`${String(cause)}\n`)
  process.exit(1)
}

const send = (port: number, n: number, count: number, at: number): void => {
  const due = performance.now()
  sentAt[n]?.push(due)
  const { latitude, longitude } = placeOf(n, count * STEP)
  const path = `/ingest/osmand?id=${deviceKey(n)}&lat=${latitude}&lon=${longitude}&timestamp=${at + count}&speed=27&bearing=0`
  get({ host: "127.0.0.1", port, path, agent }, (response) => {
    if (response.statusCode !== 200) fail(`A report was answered with ${response.statusCode}.`)
    response.resume().once("end", () => answers.push(performance.now() - due))
  }).once("error", fail)
}

interface Movements {
  readonly vehicle_id: ReadonlyArray<string>
  readonly latitude: ReadonlyArray<number | null>
}

/** All streams get the same text: it is parsed once. */
const parsed = new Map<string, ReadonlyArray<readonly [n: number, count: number]>>()
const movesIn = (text: string): ReadonlyArray<readonly [n: number, count: number]> => {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const { vehicle_id, latitude }: Movements = JSON.parse(text)
  const moves = vehicle_id.map((id, place) => {
    const n = Number(id.slice(0, 8))
    return [n, Math.round(metersOf(n, latitude[place] ?? 0) / STEP)] as const
  })
  parsed.set(text, moves)
  const [oldest = ""] = parsed.keys()
  if (parsed.size > 50) parsed.delete(oldest)
  return moves
}

/** Notes when each report, or a later one of its vehicle, arrived. */
const listenerOf = () => {
  const last = new Int32Array(REPORTING + 1).fill(-1)
  let rest = ""
  const hear = (message: string, now: number): void => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    if (data === undefined || !message.startsWith("event: positions")) return
    for (const [n, count] of movesIn(data)) {
      for (let seen = (last[n] ?? -1) + 1; seen <= count; seen++) {
        const due = sentAt[n]?.[seen]
        if (due !== undefined && seen >= WARM_UP) times.push(now - due)
      }
      last[n] = Math.max(last[n] ?? -1, count)
    }
  }
  return (chunk: string): void => {
    const now = performance.now()
    const messages = `${rest}${chunk}`.split("\n\n")
    rest = messages.pop() ?? ""
    for (const message of messages) hear(message, now)
  }
}

/** Resolves once the stream is open. */
const listen = (port: number, path: string, token: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream: ${response.statusCode}.`))
      const hear = listenerOf()
      response
        .setEncoding("utf8")
        .on("data", hear)
        .once("data", () => resolve(response))
      let last = ""
      response.on("data", (text: string) => {
        last = text.slice(-100)
      })
      response.once("close", () => fail(`The server ended a stream. It ended with: ${last}`))
    }).once("error", reject)
  })

const at = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

const measure = async ({ port, path, tokens, seconds }: StreamRequest): Promise<StreamReply> => {
  await Promise.all(tokens.map((token) => listen(port, path, token)))
  const rounds = WARM_UP + seconds
  const now = Math.floor(Date.now() / 1000)
  const started = performance.now()
  let sent = 0
  await new Promise<void>((resolve) => {
    // Vehicles report at different times of a second.
    const timer = setInterval(() => {
      const due = Math.min(rounds * REPORTING, ((performance.now() - started) * REPORTING) / 1000)
      for (; sent < due; sent++) send(port, 1 + (sent % REPORTING), Math.floor(sent / REPORTING), now)
      if (sent < rounds * REPORTING) return
      clearInterval(timer)
      setTimeout(resolve, REST_MILLIS)
    }, 2)
  })
  const sorted = Float64Array.from(times).sort()
  const of = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return {
    p50: of(0.5),
    p99: of(0.99),
    most: of(1),
    received: sorted.length,
    missing: seconds * REPORTING * tokens.length - sorted.length,
    answered: at(
      answers.toSorted((a, b) => a - b),
      0.99
    )
  }
}

process.on("message", (request: StreamRequest) => {
  measure(request).then((reply) => {
    process.send?.(reply, () => process.exit(0))
  }, fail)
})

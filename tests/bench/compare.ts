import { cellsOf, median, middle, row } from "./figures.ts"
import { load, type Measured, measured, type Requests, type Slice } from "./load.ts"

const ROUNDS = 5
/** Seconds of load for each server in a round. */
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4)
/** Turns per server and round: short turns expose all servers to the same load from other processes. */
const TURNS = 8
const CONNECTIONS = 16
/** How often a server takes its turn in a comparison, with the round to warm up. */
export const ALL_TURNS = (ROUNDS + 1) * TURNS

/** A comparison: the same requests to each server. */
export interface Comparison {
  readonly name: string
  readonly requests: (port: number) => Requests
  /** Called before each round: restores changed data and recreates what was used up. */
  readonly begin?: () => Promise<void>
  /** Requests at the same time, if not 16. */
  readonly connections?: number
}

/** The medians of the rounds by port, in the order of the ports, and the figures of every round. */
export interface Compared {
  readonly rounds: ReadonlyArray<ReadonlyArray<Measured>>
  readonly middles: ReadonlyArray<Measured>
}

/** One round: the servers take turns, so that a slow moment of the machine affects all of them. */
const round = async (
  { requests, begin, connections = CONNECTIONS }: Comparison,
  ports: ReadonlyArray<number>
): Promise<ReadonlyArray<Measured>> => {
  await begin?.()
  const slices = new Map(ports.map((port) => [port, new Array<Slice>()]))
  for (let turn = 0; turn < TURNS; turn++)
    for (const [port, found] of slices) {
      const slice = await load(port, requests(port), { connections, seconds: SECONDS / TURNS })
      if (slice.times.length > 0) found.push(slice)
    }
  return [...slices.values()].map(measured)
}

/** One round to warm up, then the measured ones. */
export const compare = async (comparison: Comparison, ports: ReadonlyArray<number>): Promise<Compared> => {
  await round(comparison, ports)
  const rounds: Array<ReadonlyArray<Measured>> = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(comparison, ports))
  return {
    rounds,
    middles: ports.map((_, place) => middle(rounds.map((figures) => figures[place] ?? NOTHING)))
  }
}

const NOTHING: Measured = { perSecond: NaN, p50: NaN, p99: NaN }

/** The median over the rounds of the ratio between two servers. */
export const ratioOf = (
  { rounds }: Compared,
  figure: keyof Measured,
  [one, other]: readonly [number, number]
): number =>
  median(rounds.map((figures) => (figures[one]?.[figure] ?? NaN) / (figures[other]?.[figure] ?? NaN)))

/** A line of the table: the product's figures, the bare server's, and the ratio of requests per second. */
export const print = (
  name: string,
  size: string,
  compared: Compared,
  more: ReadonlyArray<number> = []
): number => {
  const ratio = ratioOf(compared, "perSecond", [0, 1])
  const [product = NOTHING, bare = NOTHING] = compared.middles
  row([name, size, ...cellsOf(product), ...cellsOf(bare), ratio, ...more])
  return ratio
}

export const COLUMNS = [
  "request",
  "size",
  "req/s",
  "p50 ms",
  "p99 ms",
  "bare req/s",
  "bare p50",
  "bare p99",
  "ratio"
]

/** A GET request with a token. */
export const get = (path: string, token: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`

/** A request with a token and an optional body. */
export const send = (method: string, path: string, token: string, body = ""): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
  `${body === "" ? "" : "Content-Type: application/json\r\n"}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

import { cellsOf, median, middle, row } from "./figures.ts"
import { load, type Measured, type Requests } from "./load.ts"

export const ROUNDS = 5
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4)
const WARM_UP_SECONDS = 2
const CONNECTIONS = 16

/** What is measured: the same requests to each of the servers. */
export interface Comparison {
  readonly name: string
  /** Requests for one run against the server at a port; what is used up is made anew. */
  readonly requests: (port: number) => Requests | Promise<Requests>
  /** Puts back what a run has changed. */
  readonly putBack?: (port: number) => Promise<void>
}

/** The medians of the rounds at each port, in the order of the ports, and the figures of every round. */
export interface Compared {
  readonly rounds: ReadonlyArray<ReadonlyArray<Measured>>
  readonly middles: ReadonlyArray<Measured>
}

/** The servers in turn, so that a slow moment of the machine meets all of them. */
export const compare = async (
  { requests, putBack }: Comparison,
  ports: ReadonlyArray<number>
): Promise<Compared> => {
  const measure = async (port: number, seconds: number): Promise<Measured> => {
    const measured = await load(port, await requests(port), { connections: CONNECTIONS, seconds })
    await putBack?.(port)
    return measured
  }
  for (const port of ports) await measure(port, WARM_UP_SECONDS)
  const rounds: Array<ReadonlyArray<Measured>> = []
  for (let round = 0; round < ROUNDS; round++) {
    const measured: Array<Measured> = []
    for (const port of ports) measured.push(await measure(port, SECONDS))
    rounds.push(measured)
  }
  return { rounds, middles: ports.map((_, place) => middle(rounds.map((round) => round[place] ?? NOTHING))) }
}

const NOTHING: Measured = { perSecond: NaN, p50: NaN, p99: NaN }

/** The median over the rounds of what one server took or did in relation to another. */
export const ratioOf = (
  { rounds }: Compared,
  figure: keyof Measured,
  [one, other]: readonly [number, number]
): number => median(rounds.map((round) => (round[one]?.[figure] ?? NaN) / (round[other]?.[figure] ?? NaN)))

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

/** A GET by a token. */
export const get = (path: string, token: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`

/** A request with a body, or with none, by a token. */
export const send = (method: string, path: string, token: string, body = ""): string =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
  `${body === "" ? "" : "Content-Type: application/json\r\n"}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

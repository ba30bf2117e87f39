import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { COLUMNS, compare, type Comparison, print } from "./compare.ts"
import { ORGANIZATION, TOKEN } from "./data.ts"
import { atLeast, atMost, heading, median, row } from "./figures.ts"
import { deviceKey, placeOf, REPORTING, TRACKED } from "./telematicsData.ts"

/** Requests of trackers, each with the next position of the next device. */
const reports = (): Comparison => {
  const from = Math.floor(Date.now() / 1000) - 20 * 3600
  let sent = 0
  return {
    name: "report",
    connections: 64,
    requests: () => () => {
      const [device, count] = [1 + (sent % REPORTING), Math.floor(sent++ / REPORTING)]
      const { latitude, longitude } = placeOf(device, count % 100)
      return (
        `GET /ingest/osmand?id=${deviceKey(device)}&lat=${latitude}&lon=${longitude}&timestamp=${from + count} HTTP/1.1\r\n` +
        `Host: 127.0.0.1\r\n\r\n`
      )
    }
  }
}

/** A position per request, against a server that inserts it and does nothing else. */
export const measureReports = async (ports: readonly [product: number, bare: number]): Promise<void> => {
  heading(COLUMNS)
  const ratio = print("report", `${REPORTING} devices`, await compare(reports(), ports))
  atLeast("a position per request: of the bare server", ratio, 0.6)
}

const TIMES = 15

/** Where all vehicles are, as the map begins. The server leaves compression to the proxy, so it is done here. */
export const measureLatest = async (port: number): Promise<void> => {
  const times: Array<number> = []
  let body = Buffer.alloc(0)
  for (let n = 0; n < TIMES; n++) {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/api/organizations/${ORGANIZATION}/positions`, {
      headers: { authorization: `Bearer ${TOKEN}`, "accept-encoding": "br, gzip" }
    })
    body = Buffer.from(await response.arrayBuffer())
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(body.toString())
  }
  const kilobytes = (bytes: Buffer) => bytes.length / 1000
  const gzip = kilobytes(gzipSync(body, { level: 6 }))
  const brotli = kilobytes(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
  const size = `${TRACKED.toLocaleString("en")} vehicles`
  heading(["latest positions", "kB", "kB with gzip -6", "kB with brotli -5", "p50 ms"])
  row([size, kilobytes(body), gzip, brotli, median(times.slice(3))])
  atMost(`latest positions of ${size}: kB with gzip -6`, gzip, 250)
}

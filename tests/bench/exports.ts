import { megabytesInUse } from "./heap.ts"

/** The port of a running server, and that of its inspector. */
export interface Inspected {
  readonly port: number
  readonly inspect: number
}

/** What is measured early and late, in MB of the file. */
const EARLY = 1
const LATE = 10

/**
 * Downloads a file of more than 10 MB, and returns by how much the memory in use grows from its first to its tenth MB. The
 * download pauses for each measurement, because only memory that is still in use counts.
 */
export const growthWhileDownloading = async (server: Inspected, path: string, token: string) => {
  const { port, inspect } = server
  const url = `http://127.0.0.1:${port}${path}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`)
  let bytes = 0
  const measured: Array<number> = []
  for await (const chunk of response.body) {
    const before = bytes
    bytes += chunk.length
    for (const at of [EARLY, LATE])
      if (before < at * 1_000_000 && bytes >= at * 1_000_000) measured.push(await megabytesInUse(inspect))
  }
  const [early, late] = measured
  if (early === undefined || late === undefined) throw new Error(`${url} has only ${bytes} bytes.`)
  return late - early
}

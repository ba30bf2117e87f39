import type { Context, MiddlewareHandler } from "hono"
import { type FileHandle, open } from "node:fs/promises"
import { join } from "node:path"

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.pmtiles$/
/** Readers request the directory and single tiles, which are far smaller. */
const LONGEST = 8 * 1024 * 1024
/** Seconds. The tag changes with the file, and the reader then starts again. */
const FRESH = 3600

interface Range {
  readonly start: number
  /** Including this byte. */
  readonly end: number
}

/** One range with both ends, as readers of these archives send it. */
const rangeOf = (header: string | undefined, size: number): Range | undefined => {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? "") ?? []
  if (first === undefined || last === undefined) return undefined
  const range = { start: Number(first), end: Math.min(Number(last), size - 1) }
  return range.start <= range.end && range.end - range.start < LONGEST ? range : undefined
}

const readRange = async (file: FileHandle, { start, end }: Range): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(end - start + 1)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}

const respond = async (c: Context, file: FileHandle): Promise<Response> => {
  const stats = await file.stat()
  if (!stats.isFile()) return c.notFound()
  const { size, mtimeMs } = stats
  const range = rangeOf(c.req.header("range"), size)
  c.header("Accept-Ranges", "bytes")
  if (range === undefined) {
    c.header("Content-Range", `bytes */${size}`)
    return c.body(null, 416)
  }
  c.header("Cache-Control", `public, max-age=${FRESH}`)
  c.header("Content-Range", `bytes ${range.start}-${range.end}/${size}`)
  c.header("Content-Type", "application/octet-stream")
  c.header("ETag", `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`)
  return c.body(await readRange(file, range), 206)
}

/**
 * Serves parts of the map files in a folder, at a route with the parameter `name`. They may have gigabytes, so only
 * requests for a range are answered. Anyone may read them: they contain public data.
 */
export const mapFiles =
  (folder: string): MiddlewareHandler =>
  async (c) => {
    const name = c.req.param("name") ?? ""
    if (!NAME.test(name)) return c.notFound()
    const file = await open(join(folder, name)).catch(() => undefined)
    if (file === undefined) return c.notFound()
    try {
      return await respond(c, file)
    } finally {
      await file.close()
    }
  }

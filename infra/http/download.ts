import { once } from "node:events"
import type { ServerResponse } from "node:http"

/** One page of a file, and where the next one begins; null after the last. */
export interface FilePage {
  readonly bytes: Uint8Array
  readonly next: string | null
}

/** A download that its handler has begun. */
export interface BegunFile<Page> {
  readonly contentType: string
  readonly fileName: string
  /** What the route reads page by page becomes bytes in their order: the end of a file may depend on all of them. */
  readonly encode: (page: Page) => Promise<FilePage>
}

/** Handed to the socket at a time. A page can be megabytes, which the socket would hold twice. */
const SLICE = 64 * 1024

/**
 * The content of a download of any size. Reads a page once the previous one has been taken: a reader that stops costs
 * one page of memory, and nothing else. If a page cannot be read, it ends with an error, never as if it were complete.
 */
export async function* fileContent(
  first: FilePage,
  read: (after: string) => Promise<FilePage>
): AsyncGenerator<Uint8Array> {
  for (let page = first; ; page = await read(page.next)) {
    for (let at = 0; at < page.bytes.length; at += SLICE) yield page.bytes.subarray(at, at + SLICE)
    if (page.next === null) return
  }
}

/** The content as the body of a response. Cuts the connection when a page cannot be read (undefined). */
export const fileBody = (
  first: FilePage,
  read: (after: string) => Promise<FilePage | undefined>,
  outgoing: ServerResponse | undefined
): ReadableStream<Uint8Array> =>
  ReadableStream.from(
    fileContent(first, async (after) => {
      const page = await read(after)
      if (page !== undefined) return page
      // Without the connection, the client knows that the file is incomplete.
      if (outgoing !== undefined && !outgoing.destroyed) await once(outgoing.destroy(), "close")
      throw new Error("The download was interrupted.")
    })
  )

/** Calls a function when the response is closed, and immediately for a request made inside the process. */
export const whenClosed = (outgoing: ServerResponse | undefined, run: () => void): void => {
  if (outgoing === undefined || outgoing.destroyed) run()
  else outgoing.once("close", run)
}

/** Aborted when the client has gone, so that its download waits for nothing. */
export const goneSignal = (outgoing: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  outgoing.once("close", () => gone.abort())
  return gone.signal
}

/** One page of a file, and where the next one begins; null after the last. */
export interface FilePage {
  readonly bytes: Uint8Array
  readonly next: string | null
}

/** Handed to the socket at a time. A page can be megabytes, which the socket would hold twice. */
const SLICE = 64 * 1024

/**
 * The body of a download of any size. Reads a page once the previous one has been taken: a reader that stops costs one
 * page of memory, and nothing else. If a page cannot be read, the body ends with an error, never as if it were complete.
 */
export async function* fileBody(
  first: FilePage,
  read: (after: string) => Promise<FilePage>
): AsyncGenerator<Uint8Array> {
  for (let page = first; ; page = await read(page.next)) {
    for (let at = 0; at < page.bytes.length; at += SLICE) yield page.bytes.subarray(at, at + SLICE)
    if (page.next === null) return
  }
}

import type { ServerResponse } from "node:http"

/** The most unread bytes before a slow reader is dropped. */
export const MAX_BUFFERED_BYTES = 1024 * 1024

/** The destination of a stream. */
export interface Sink {
  /** Writes bytes; false when the reader was too slow and has been dropped. */
  readonly write: (bytes: Uint8Array) => boolean
  /** Writes the last bytes and ends; does nothing after the end. */
  readonly end: (bytes: Uint8Array) => void
}

/** Writes to a response. Unread bytes wait in the memory of this process. */
export const sinkOf = (response: ServerResponse): Sink => ({
  write: (bytes) => {
    if (response.writableLength > MAX_BUFFERED_BYTES) {
      response.destroy()
      return false
    }
    response.write(bytes)
    return true
  },
  end: (bytes) => {
    if (!response.writableEnded && !response.destroyed) response.end(bytes)
  }
})

import type { ServerResponse } from "node:http"

/** What has been handed over but not been taken by a reader; more than this, and the reader is dropped. */
export const MOST_WAITING_BYTES = 1024 * 1024

/** Where a stream's bytes go. */
export interface Sink {
  /** Hands bytes over; false when the reader has not kept up and was dropped. */
  readonly write: (bytes: Uint8Array) => boolean
  /** Hands over the last bytes and ends; nothing when it has ended. */
  readonly end: (bytes: Uint8Array) => void
}

/** The answer to one request. What its reader does not take waits in the memory of this process. */
export const sinkOf = (response: ServerResponse): Sink => ({
  write: (bytes) => {
    if (response.writableLength > MOST_WAITING_BYTES) {
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

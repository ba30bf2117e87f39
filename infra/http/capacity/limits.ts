import type { ShareLimits } from "./shares.ts"

const MB = 1024 * 1024

/**
 * What newcomers get even if others must yield it: the connections of a browser, six and a live stream, and a body of
 * the largest size.
 */
export const FIRST = { connections: 7, bodyBytes: MB }

/** What one process spends on its connections. */
export interface CapacityLimits {
  readonly connections: ShareLimits
  /** Bytes of request bodies that are being received or worked on. */
  readonly bodyBytes: ShareLimits
  /** Bytes of responses that their readers have not taken yet. */
  readonly unreadBytes: ShareLimits
  /** A body must bring this many bytes per second, measured over each period of `millis`. */
  readonly pace: { readonly bytesPerSecond: number; readonly millis: number }
  /** How long a reader may take too little, besides the time its bytes need at that pace. */
  readonly unreadMillis: number
  /** Requests under way on one connection. Browsers send one at a time. */
  readonly pipelined: number
  /** Until a request's headers have arrived, and until all of it has. */
  readonly headersMillis: number
  readonly requestMillis: number
  /** How long a connection stays open between requests. */
  readonly idleMillis: number
}

/**
 * - Connections: an office of 200 people behind one address opens 1,400 (six each and a live stream). An idle one costs
 *   about 14 kB.
 * - Bytes: 16 uploads of the largest size at the same time from one network. A body takes about twice its size while it
 *   is parsed.
 * - Pace: 64 kbit/s is what mobile networks slow down to when a data plan is used up; 1 MB takes about two minutes. A
 *   line that is silent for ten seconds has failed.
 * - Idle: longer than proxies keep their connections by default (nginx and AWS 60 s, Traefik 90 s, Caddy 120 s). A
 *   connection that we close at the moment a proxy sends a request on it is an error to someone.
 */
export const usualLimits: CapacityLimits = {
  connections: { total: 10_000, perNetwork: 2000 },
  bodyBytes: { total: 64 * MB, perNetwork: 16 * MB },
  unreadBytes: { total: 128 * MB, perNetwork: 32 * MB },
  pace: { bytesPerSecond: 8 * 1024, millis: 10_000 },
  unreadMillis: 30_000,
  pipelined: 8,
  headersMillis: 10_000,
  requestMillis: 150_000,
  idleMillis: 125_000
}

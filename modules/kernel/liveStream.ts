/** A live stream sends a byte about this often: proxies may close a connection that is silent for 30 seconds. */
export const HEARTBEAT_MILLIS = 20_000

/** A live stream that misses three heartbeats in a row is dead. */
export const SILENCE_MILLIS = 3 * HEARTBEAT_MILLIS

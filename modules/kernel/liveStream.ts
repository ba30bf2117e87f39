/** A live stream sends a byte at least this often: proxies close a connection that is silent for 30 seconds or more. */
export const HEARTBEAT_MILLIS = 20_000

/** A live stream is dead when this many heartbeats in a row have not come. */
export const SILENCE_MILLIS = 3 * HEARTBEAT_MILLIS

import { Schema } from "effect"

const host = Schema.String

/** The response did not arrive in time. */
export class OutboundTimeout extends Schema.TaggedError<OutboundTimeout>()("OutboundTimeout", { host }) {
  override get message() {
    return `${this.host} did not respond in time.`
  }
}

/** The server is unreachable (`status` null), or reports an error of its own. */
export class OutboundRefused extends Schema.TaggedError<OutboundRefused>()("OutboundRefused", {
  host,
  status: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return this.status === null
      ? `${this.host} cannot be reached.`
      : `${this.host} responded with ${this.status}.`
  }
}

/** The server limits our rate, or we do. `retryAfter` in seconds. */
export class OutboundLimited extends Schema.TaggedError<OutboundLimited>()("OutboundLimited", {
  host,
  retryAfter: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return `${this.host} limits our request rate.`
  }
}

/** The response is a redirect, not JSON, or too large. */
export class OutboundNonsense extends Schema.TaggedError<OutboundNonsense>()("OutboundNonsense", {
  host,
  what: Schema.Literals(["redirect", "size", "type", "json"])
}) {
  override get message() {
    return `${this.host} sent an invalid response (${this.what}).`
  }
}

/** All failures of a request to an external server. None contains any part of the response. */
export type OutboundFault = OutboundTimeout | OutboundRefused | OutboundLimited | OutboundNonsense

export const isOutboundFault = (cause: unknown): cause is OutboundFault =>
  cause instanceof OutboundTimeout ||
  cause instanceof OutboundRefused ||
  cause instanceof OutboundLimited ||
  cause instanceof OutboundNonsense

import { Schema } from "effect"

const host = Schema.String

/** No whole answer came in time. */
export class OutboundTimeout extends Schema.TaggedError<OutboundTimeout>()("OutboundTimeout", { host }) {
  override get message() {
    return `${this.host} did not answer in time.`
  }
}

/** It cannot be reached (`status` null), or says that it fails itself. */
export class OutboundRefused extends Schema.TaggedError<OutboundRefused>()("OutboundRefused", {
  host,
  status: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return this.status === null ? `${this.host} cannot be reached.` : `${this.host} answered ${this.status}.`
  }
}

/** It asks us to call less often, or we keep ourselves from calling more often. `retryAfter` in seconds. */
export class OutboundLimited extends Schema.TaggedError<OutboundLimited>()("OutboundLimited", {
  host,
  retryAfter: Schema.NullOr(Schema.Int)
}) {
  override get message() {
    return `${this.host} asks us to wait.`
  }
}

/** It answered something that is no answer: another place to go, no JSON, or more than we take. */
export class OutboundNonsense extends Schema.TaggedError<OutboundNonsense>()("OutboundNonsense", {
  host,
  what: Schema.Literals(["redirect", "size", "type", "json"])
}) {
  override get message() {
    return `${this.host} answered nonsense (${this.what}).`
  }
}

/** All that can go wrong with a call to somebody else's server. None holds anything of what was said. */
export type OutboundFault = OutboundTimeout | OutboundRefused | OutboundLimited | OutboundNonsense

export const isOutboundFault = (cause: unknown): cause is OutboundFault =>
  cause instanceof OutboundTimeout ||
  cause instanceof OutboundRefused ||
  cause instanceof OutboundLimited ||
  cause instanceof OutboundNonsense

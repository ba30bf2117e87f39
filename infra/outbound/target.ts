import { Schema } from "effect"
import { isPublicAddress } from "./publicAddress.ts"

const host = Schema.String

/** Why a URL may not be called. `private`: an address that is not on the public internet. */
export const TargetFlaw = Schema.Literals(["invalid", "insecure", "private", "unknown_host"])
export type TargetFlaw = typeof TargetFlaw.Type

/** A URL that a user entered may not be called. */
export class TargetRefused extends Schema.TaggedError<TargetRefused>()("TargetRefused", {
  flaw: TargetFlaw
}) {
  override get message() {
    return `A URL may not be called (${this.flaw}).`
  }
}

/** A server that a user named cannot be reached, or its certificate is not valid for its name. */
export class TargetUnreachable extends Schema.TaggedError<TargetUnreachable>()("TargetUnreachable", {
  host,
  what: Schema.Literals(["connection", "certificate"])
}) {
  override get message() {
    return `${this.host} cannot be reached (${this.what}).`
  }
}

const LONGEST_URL = 1000

/** A URL that may be called, apart from its addresses. */
export interface Target {
  readonly url: URL
  /** Without the brackets of an IPv6 address. */
  readonly host: string
  /** The operator allows its origin, whatever its addresses. */
  readonly isAllowed: boolean
}

/** Reads a URL that a user entered: https, or an origin that the operator allows, without user and fragment. */
export const targetOf = (text: string, allowedOrigins: ReadonlyArray<string>): Target | TargetFlaw => {
  if (!URL.canParse(text)) return "invalid"
  const url = new URL(text)
  const { protocol, hostname, username, password, hash, origin, href } = url
  if (username !== "" || password !== "" || hash !== "" || hostname === "") return "invalid"
  // Normalizing expands a non-ASCII character to six or more.
  if (href.length > LONGEST_URL) return "invalid"
  const isAllowed = allowedOrigins.includes(origin)
  if (protocol !== "https:" && !isAllowed) return protocol === "http:" ? "insecure" : "invalid"
  return { url, host: hostname.replace(/^\[|\]$/g, ""), isAllowed }
}

/** Why the addresses of a target may not be called. One that is not public is reason enough: the others may be a cover. */
export const flawOfAddresses = (
  { isAllowed }: Target,
  addresses: ReadonlyArray<string>
): TargetFlaw | undefined => {
  if (addresses.length === 0) return "unknown_host"
  return isAllowed || addresses.every(isPublicAddress) ? undefined : "private"
}

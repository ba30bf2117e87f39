import { BlockList } from "node:net"
import { Schema } from "effect"

/** An S3-compatible store and our credentials. */
export interface ObjectStoreAddress {
  /** The URL of the bucket and prefix, without trailing slash and credentials. */
  readonly base: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** FILES_URL is invalid; `reason` says why without revealing its secret. */
export class FilesUrlInvalid extends Schema.TaggedError<FilesUrlInvalid>()("FilesUrlInvalid", {
  reason: Schema.String
}) {
  override get message(): string {
    return `FILES_URL ${this.reason} Write it as s3+https://KEY:SECRET@host/bucket/prefix?region=eu-central-1.`
  }
}

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8)

const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || loopback.check(hostname)

/** Parses FILES_URL. Plain HTTP is allowed only for a store on this machine: files would travel unencrypted. */
export const parseFilesUrl = (text: string): ObjectStoreAddress | FilesUrlInvalid => {
  const address = text.startsWith("s3+") ? text.slice("s3+".length) : ""
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    return new FilesUrlInvalid({ reason: "does not start with s3+https:// or is not a URL." })
  }
  const url = new URL(address)
  const path = url.pathname.replace(/\/+$/, "")
  if (url.protocol === "http:" && !isLoopbackHost(url.hostname)) {
    return new FilesUrlInvalid({ reason: "uses plain HTTP for another machine." })
  }
  if (url.username === "" || url.password === "")
    return new FilesUrlInvalid({ reason: "does not contain a key and secret." })
  if (!/^(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/.test(path)) {
    return new FilesUrlInvalid({
      reason: "does not contain a bucket, or the bucket's name has invalid characters."
    })
  }
  return {
    base: `${url.origin}${path}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password)
  }
}

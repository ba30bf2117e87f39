import { createHash, createHmac, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, RequestListener } from "node:http"

/** The files of an S3-compatible store, and the last requests it refused. */
export interface Bucket {
  readonly objects: Map<string, { readonly bytes: Buffer; readonly contentType: string }>
  readonly refusals: Array<string>
  /** Statuses that the next requests are answered with. */
  readonly failures: Array<number>
}

export const emptyBucket = (): Bucket => ({ objects: new Map(), refusals: [], failures: [] })

interface Account {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, data: string): Buffer => createHmac("sha256", key).update(data).digest()

const header = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name]
  return typeof value === "string" ? value.trim().replace(/ +/g, " ") : ""
}

/** The AWS Signature Version 4 of a request, computed from the request as it arrived. */
const expectedSignature = (request: IncomingMessage, signedHeaders: string, account: Account): string => {
  const url = new URL(request.url ?? "", "http://store")
  const names = signedHeaders.split(";")
  const canonicalRequest = [
    request.method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${header(request, name)}`),
    "",
    signedHeaders,
    header(request, "x-amz-content-sha256")
  ].join("\n")
  const time = header(request, "x-amz-date")
  const scope = [time.slice(0, 8), account.region, "s3", "aws4_request"]
  const key = scope.reduce<string | Buffer>(
    (from, part) => hmac(from, part),
    `AWS4${account.secretAccessKey}`
  )
  return hmac(
    Buffer.from(key),
    ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(canonicalRequest)].join("\n")
  ).toString("hex")
}

const errorOf = (request: IncomingMessage, body: Buffer, account: Account): string | undefined => {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header(request, "authorization")
    )
  if (!parts) return "no signature"
  const [, credential = "", signedHeaders = "", signature = ""] = parts
  const time = header(request, "x-amz-date")
  if (credential !== `${account.accessKeyId}/${time.slice(0, 8)}/${account.region}/s3/aws4_request`)
    return "credential"
  const instant = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"))
  if (!(Math.abs(Date.now() - instant) < 300_000)) return "time"
  const mustBeSigned = [
    "host",
    "x-amz-content-sha256",
    "x-amz-date",
    ...(request.method === "PUT" ? ["content-type"] : [])
  ]
  if (mustBeSigned.some((name) => !signedHeaders.split(";").includes(name))) return "unsigned headers"
  if (sha256(body) !== header(request, "x-amz-content-sha256")) return "body"
  const expected = expectedSignature(request, signedHeaders, account)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? undefined : "signature"
}

/** A store that checks each request like S3, with an independent implementation of the specification. */
export const signatureServer =
  (bucket: Bucket, account: Account): RequestListener =>
  (request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const failure = bucket.failures.shift()
      if (failure !== undefined)
        return response.writeHead(failure, { location: "http://127.0.0.1:9/" }).end("failed")
      const body = Buffer.concat(chunks)
      const error = errorOf(request, body, account)
      if (error !== undefined) {
        bucket.refusals.push(error)
        return response.writeHead(403).end(`<Error><Code>SignatureDoesNotMatch</Code>${error}</Error>`)
      }
      const key = request.url ?? ""
      if (request.method === "PUT") {
        bucket.objects.set(key, { bytes: body, contentType: header(request, "content-type") })
        return response.writeHead(200).end()
      }
      if (request.method === "DELETE") {
        bucket.objects.delete(key)
        return response.writeHead(204).end()
      }
      const object = bucket.objects.get(key)
      if (!object) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>")
      return response.writeHead(200, { "content-type": object.contentType }).end(object.bytes)
    })
  }

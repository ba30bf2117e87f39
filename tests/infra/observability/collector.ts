import type { RequestListener } from "node:http"
import { gunzipSync } from "node:zlib"

/** The JSON bodies that an OpenTelemetry collector received, by path, oldest first. */
export interface Collected {
  readonly bodies: Map<string, Array<unknown>>
  readonly texts: Array<string>
}

export const nothingCollected = (): Collected => ({ bodies: new Map(), texts: [] })

/** An OTLP collector over HTTP with JSON, compressed or not. */
export const collector =
  (collected: Collected): RequestListener =>
  (request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = Buffer.concat(chunks)
      const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString()
      const path = request.url ?? ""
      collected.texts.push(text)
      collected.bodies.set(path, [...(collected.bodies.get(path) ?? []), JSON.parse(text)])
      response.writeHead(200, { "content-type": "application/json" }).end("{}")
    })
  }

import { createServer, type ServerResponse } from "node:http"

// The baseline for live streams: keeps the responses open and writes the bytes it receives to all of them.
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no"
}

const open = new Set<ServerResponse>()

createServer((request, response) => {
  if (request.method === "GET") {
    response.writeHead(200, HEADERS)
    response.write("event: ready\ndata: {}\n\n")
    open.add(response)
    response.once("close", () => open.delete(response))
    return
  }
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    const bytes = Buffer.concat(chunks)
    for (const stream of open) stream.write(bytes)
    response.writeHead(204).end()
  })
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Bare streams are ready\n"))

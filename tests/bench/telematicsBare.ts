import { pool } from "#infra/postgres"
import { ManagedRuntime, Redacted } from "effect"
import { createServer } from "node:http"
import { OPTIONS_OF_BARE, storeOne } from "./telematicsRows.ts"

// The baseline for a position per request: parses the query, and inserts one row. Knows its devices from the start.
const runtime = ManagedRuntime.make(
  pool({ ...OPTIONS_OF_BARE, url: Redacted.make(process.env["DATABASE_OWNER_URL"] ?? "") })
)

createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://bare")
  runtime.runPromise(storeOne(searchParams)).then(
    () => response.writeHead(200, { "content-length": 0 }).end(),
    (cause: unknown) => response.writeHead(500).end(String(cause))
  )
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Bare server is ready\n"))

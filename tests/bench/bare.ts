import { OrganizationId } from "#kernel"
import { createServer, type IncomingMessage } from "node:http"
import { me, members } from "./bareAccounts.ts"
import { runtime } from "./bareDatabase.ts"
import { fleetNumbers, vehicle, vehicles } from "./bareFleet.ts"
import { threads, unread } from "./bareThreads.ts"
import { markRead, sendMessage } from "./bareWrites.ts"

/*
 * The baseline the product is compared with: a `node:http` server that runs the same statements, in the same
 * order and transactions, through the same driver as that sends them, and nothing else: no schemas, no permissions, no problem documents, no
 * log. The statements are the session lookup (of reads in the transaction), the rate limit if any, BEGIN, entering the
 * organization, the reads and writes of the endpoint itself, the event with the job that reacts to it, and COMMIT. That both
 * run the same statements is verified with PostgreSQL's log at the start of each benchmark.
 */

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const answerTo = async (request: IncomingMessage) => {
  const authorization = request.headers.authorization ?? ""
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bare")
  const [, , , organizationId = "", resource, id = ""] = pathname.split("/")
  if (pathname === "/api/me") return me(authorization)
  if (resource === "fleet-numbers") return fleetNumbers(authorization, OrganizationId.make(organizationId))
  if (resource === "vehicles" && id === "")
    return vehicles(authorization, OrganizationId.make(organizationId), searchParams)
  if (resource === "vehicles") return vehicle(authorization, OrganizationId.make(organizationId), id)
  if (resource === "members") return members(authorization, organizationId)
  if (resource === "unread-messages") return unread(authorization, organizationId)
  if (resource === "threads") return threads(authorization, organizationId, searchParams.get("search"))
  return request.method === "PUT"
    ? markRead(authorization, organizationId, id)
    : sendMessage(authorization, organizationId, await textOf(request))
}

createServer((request, response) => {
  answerTo(request)
    .then((answer) => runtime.runPromise<unknown, unknown>(answer))
    .then(
      (found) => {
        if (found === undefined) return response.writeHead(204).end()
        const body = Buffer.from(typeof found === "string" ? found : JSON.stringify(found))
        response
          .writeHead(request.method === "POST" ? 201 : 200, {
            "content-type": "application/json",
            "content-length": body.length
          })
          .end(body)
      },
      (cause: unknown) => response.writeHead(500).end(String(cause))
    )
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Bare server is ready\n"))

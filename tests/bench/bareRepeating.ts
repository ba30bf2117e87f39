import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { createHash, randomUUIDv7 } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import { limits, onlyReading, runtime } from "./bareDatabase.ts"
import type { Recorded } from "./recorded.ts"

/*
 * A bare server that repeats the statements of the product: for each kind of request those that the product ran for one of
 * them, in the same transactions, through the same driver, each in a round trip of its own. It replaces the number of the
 * vehicle that all ids of the request begin with, the person, and ids that the product created; otherwise it does nothing.
 */

/** A request that the product answered, and what it ran for it. */
export interface Repeated {
  /** What addresses of this kind contain. */
  readonly part: string
  readonly token: string
  /** The number of its vehicle; null if a request concerns all. */
  readonly vehicle: number | null
  readonly statements: ReadonlyArray<Recorded>
}

// Ids of the benchmark's data have another form than those that the product creates.
const CREATED = /[0-9a-f]{8}-[0-9a-f]{4}-[47](?!000-8000)[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g

const numberOf = (vehicle: number) => `${String(vehicle).padStart(8, "0")}-`

/** What is in statements of a person: who they are, their token and whom their limits count. */
const tracesOf = (token: string): ReadonlyArray<string> => {
  const userId = `00000000-0000-7000-8000-1${token.slice(1).padStart(11, "0")}`
  const who = createHash("sha256").update(userId).digest("base64url").slice(0, 27)
  return [userId, Buffer.from(hashToken(token)).toString("hex"), who]
}

/** Rewrites parameters for another vehicle and person. */
const rewriting = (
  { token, vehicle }: Repeated,
  asking: { readonly token: string; readonly vehicle: number | null }
) => {
  const created = new Map<string, string>()
  const before = tracesOf(token)
  const after = tracesOf(asking.token)
  const isOther = token !== asking.token
  return (parameter: string | null): string | null => {
    if (parameter === null || vehicle === null || asking.vehicle === null) return parameter
    let text = parameter.replaceAll(numberOf(vehicle), numberOf(asking.vehicle))
    if (isOther)
      for (const [place, trace] of before.entries()) text = text.replaceAll(trace, after[place] ?? "")
    return text.replaceAll(CREATED, (id) => {
      const known = created.get(id) ?? randomUUIDv7()
      created.set(id, known)
      return known
    })
  }
}

const repeat = (repeated: Repeated, asking: { readonly token: string; readonly vehicle: number | null }) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rewritten = rewriting(repeated, asking)
    const run = ({ application, statement, parameters }: Recorded) =>
      (application === "motorpool" ? sql : limits).unsafe(statement, parameters.map(rewritten))
    const all = (statements: ReadonlyArray<Recorded>) => Effect.forEach(statements, run)
    const { statements } = repeated
    const begin = statements.findIndex(({ statement }) => statement.startsWith("BEGIN"))
    const commit = statements.findIndex(({ statement }) => statement === "COMMIT")
    yield* all(statements.slice(0, begin))
    const inside = all(statements.slice(begin + 1, commit))
    const rows = yield* statements[begin]?.statement === "BEGIN"
      ? sql.withTransaction(inside)
      : onlyReading(sql, inside)
    yield* all(statements.slice(commit + 1))
    return rows
  })

const repeated: ReadonlyArray<Repeated> = JSON.parse(
  readFileSync(process.env["BENCH_RECORDED"] ?? "", "utf8")
)

/** The vehicle that an address is about. */
const vehicleOf = (path: string): number | null => {
  const number = /^\/api\/organizations\/[^/]+\/[^/?]+\/(\d{8})-/.exec(path)?.[1]
  return number === undefined ? null : Number(number)
}

const answerTo = async (request: IncomingMessage) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
  const path = request.url ?? ""
  const known = repeated.find(({ part }) => path.includes(part))
  if (known === undefined) throw new Error(`${path} is not recorded.`)
  const token = request.headers.authorization?.slice(7) ?? ""
  return runtime.runPromise(repeat(known, { token, vehicle: vehicleOf(path) }))
}

createServer((request, response) => {
  answerTo(request).then(
    (rows) => {
      const body = Buffer.from(JSON.stringify(rows))
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body)
    },
    (cause: unknown) => response.writeHead(500).end(String(cause))
  )
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write("Bare server is ready\n"))

import type { ServerResponse } from "node:http"
import { parseQuery, type Selection, QuerySyntaxError } from "./graphql.ts"
import { errorsIn } from "./schema.ts"
import { CONTRACT, type State, type Vehicle } from "./state.ts"

/** The most vehicles per page. */
const PAGE = 100

type Owned = Vehicle & { readonly owner: string }

const cursorOf = ({ tokenId }: Vehicle): string => Buffer.from(String(tokenId)).toString("base64")

const idIn = (cursor: unknown): number => Number(Buffer.from(String(cursor), "base64").toString())

const addressed = (number: number): string => `0x${number.toString(16).padStart(40, "0")}`

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value.toLowerCase() : undefined

/** The current grant. */
const grantOf = (state: State, grantee: string | undefined, { tokenId }: Vehicle) =>
  state.grants.find(
    (grant) =>
      grant.tokenId === tokenId &&
      grant.grantee.toLowerCase() === grantee &&
      grant.expiresAt.getTime() > Date.now()
  )

/** Two bits per privilege. */
const bitsOf = (privileges: ReadonlyArray<number>): string =>
  `0x${privileges.reduce((bits, number) => bits | (3n << BigInt(2 * number)), 0n).toString(16)}`

const vehicle = (state: State, one: Owned, grantee: unknown): Readonly<Record<string, unknown>> => {
  const grant = grantOf(state, text(grantee), one)
  return {
    tokenId: one.tokenId,
    tokenDID: `did:erc721:137:${CONTRACT}:${one.tokenId}`,
    owner: one.owner,
    definition: one.definition && { id: `d-${one.tokenId}`, ...one.definition },
    aftermarketDevice: one.aftermarket
      ? {
          tokenId: one.tokenId + 1_000_000,
          address: addressed(one.tokenId),
          serial: one.aftermarket.serial,
          imei: one.aftermarket.imei,
          manufacturer: { name: one.aftermarket.maker }
        }
      : null,
    syntheticDevice: one.synthetic
      ? { tokenId: one.tokenId + 2_000_000, address: addressed(one.tokenId) }
      : null,
    sacd: grant
      ? {
          grantee: grant.grantee,
          permissions: bitsOf(grant.privileges),
          createdAt: grant.createdAt.toISOString(),
          expiresAt: grant.expiresAt.toISOString()
        }
      : null
  }
}

/** Only the selected fields. */
const select = (value: unknown, fields: ReadonlyArray<Selection>): unknown => {
  if (fields.length === 0 || typeof value !== "object" || value === null) return value ?? null
  if (Array.isArray(value)) return value.map((one: unknown) => select(one, fields))
  const values = new Map(Object.entries(value))
  return Object.fromEntries(fields.map(({ name, fields: inner }) => [name, select(values.get(name), inner)]))
}

const entries = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const connection = (state: State, { args, fields }: Selection): unknown => {
  const first = args["first"]
  if (typeof first !== "number") throw new QuerySyntaxError("provide `first` or `last`")
  if (first > PAGE) throw new QuerySyntaxError(`\`first\` is ${first}, at most ${PAGE} is allowed`)
  const { privileged, owner } = entries(args["filterBy"])
  const nodes = fields.find(({ name }) => name === "nodes")
  const grantee = nodes?.fields.find(({ name }) => name === "sacd")?.args["grantee"]
  const owned: ReadonlyArray<Owned> = [...state.vehicles].flatMap(([wallet, all]) =>
    all.map((one) => ({ ...one, owner: wallet }))
  )
  const matching = owned
    .filter((one) => owner == null || one.owner === text(owner))
    .filter(
      (one) => privileged == null || one.owner === text(privileged) || grantOf(state, text(privileged), one)
    )
    .toSorted((one, other) => other.tokenId - one.tokenId)
  const after =
    args["after"] == null ? matching : matching.filter(({ tokenId }) => tokenId < idIn(args["after"]))
  const page = after.slice(0, first)
  const last = page.at(-1)
  return {
    totalCount: matching.length,
    nodes: page.map((one) => vehicle(state, one, grantee)),
    pageInfo: { hasNextPage: after.length > page.length, endCursor: last ? cursorOf(last) : null }
  }
}

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
}

const errors = (...messages: ReadonlyArray<string>) => ({
  errors: messages.map((message) => ({ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } })),
  data: null
})

/** The Identity API: vehicles, filtered and in pages, newest first. */
export const serveIdentity = (state: State, body: string, response: ServerResponse): void => {
  try {
    const { query, variables } = entries(JSON.parse(body))
    const fields = parseQuery(String(query), entries(variables))
    const messages = errorsIn("Query", fields)
    if (messages.length > 0) return answer(response, 422, errors(...messages))
    const data = Object.fromEntries(
      fields.map((field) => [field.name, select(connection(state, field), field.fields)])
    )
    answer(response, 200, { data })
  } catch (cause) {
    if (!(cause instanceof QuerySyntaxError || cause instanceof SyntaxError)) throw cause
    answer(response, 422, errors(cause.message))
  }
}

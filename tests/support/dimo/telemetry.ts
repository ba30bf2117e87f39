import {
  defaultFieldResolver,
  execute,
  getDirectiveValues,
  type GraphQLFieldResolver,
  GraphQLError,
  parse,
  validate
} from "graphql"
import type { ServerResponse } from "node:http"
import { ISSUER } from "./exchange.ts"
import { verifiedClaims } from "./keys.ts"
import { CONTRACT, type State } from "./state.ts"
import { NAMES, telemetrySchema } from "./telemetrySchema.ts"

interface Context {
  readonly asset: string | undefined
  readonly permissions: ReadonlyArray<string>
}

const unauthorized = (what: string) =>
  new GraphQLError(`unauthorized: ${what}`, { extensions: { code: "UNAUTHORIZED" } })

const directive = (name: string) => telemetrySchema.getDirective(name)

/** Checks the schema's directives before a field is read. */
const checked: GraphQLFieldResolver<unknown, Context> = (source, args, context, info) => {
  const node = info.parentType.getFields()[info.fieldName]?.astNode
  const [token, all] = [directive("requiresVehicleToken"), directive("requiresAllOfPrivileges")]
  if (node == null || token == null || all == null) return defaultFieldResolver(source, args, context, info)
  if (getDirectiveValues(token, node) !== undefined) {
    if (context.asset === undefined) throw unauthorized("jwt missing")
    if (context.asset !== `did:erc721:137:${CONTRACT}:${String(args["tokenId"])}`)
      throw unauthorized("token id does not match")
  }
  const required = getDirectiveValues(all, node)?.["privileges"]
  for (const privilege of Array.isArray(required) ? required : []) {
    const name = NAMES[String(privilege)] ?? "privilege:?"
    if (!context.permissions.includes(name)) throw unauthorized(`missing required privilege(s) ${name}`)
  }
  return defaultFieldResolver(source, args, context, info)
}

const rootOf = ({ signals, vins }: State) => ({
  signalsLatest: ({ tokenId }: { readonly tokenId: number }) => {
    const latest = signals.get(tokenId) ?? {}
    const times = Object.values(latest).map(({ timestamp }) => timestamp)
    return { ...latest, lastSeen: times.toSorted().at(-1) ?? null }
  },
  availableSignals: ({ tokenId }: { readonly tokenId: number }) => Object.keys(signals.get(tokenId) ?? {}),
  vinVCLatest: ({ tokenId }: { readonly tokenId: number }) => {
    const vin = vins.get(tokenId)
    return vin === undefined ? null : { vin, vehicleTokenId: tokenId, rawVC: "{}" }
  }
})

const answer = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
}

const contextOf = (state: State, authorization: string | undefined): Context | "invalid" => {
  if (authorization === undefined) return { asset: undefined, permissions: [] }
  const claims = verifiedClaims(authorization, state)
  const { aud, iss, asset, permissions } = claims ?? {}
  if (iss !== ISSUER || !Array.isArray(aud) || !aud.includes("dimo.zone")) return "invalid"
  return {
    asset: String(asset),
    permissions: Array.isArray(permissions) ? permissions.map(String) : []
  }
}

/** The Telemetry API: parses, validates and executes the query with its published schema. */
export const serveTelemetry = async (
  state: State,
  authorization: string | undefined,
  body: string,
  response: ServerResponse
): Promise<void> => {
  const context = contextOf(state, authorization)
  if (context === "invalid") return answer(response, 401, { message: "JWT is invalid." })
  try {
    const { query, variables } = JSON.parse(body)
    const document = parse(String(query))
    const errors = validate(telemetrySchema, document)
    if (errors.length > 0) return answer(response, 422, { errors, data: null })
    const result = await execute({
      schema: telemetrySchema,
      document,
      rootValue: rootOf(state),
      contextValue: context,
      variableValues: variables ?? {},
      fieldResolver: checked
    })
    answer(response, 200, result)
  } catch (cause) {
    if (!(cause instanceof GraphQLError || cause instanceof SyntaxError)) throw cause
    answer(response, 422, { errors: [{ message: cause.message }], data: null })
  }
}

import type { ServerResponse } from "node:http"
import { signToken, verifiedClaims } from "./keys.ts"
import { CONTRACT, type State } from "./state.ts"

/** DIMO's privileges by number. */
const PRIVILEGES = [
  "",
  "privilege:GetNonLocationHistory",
  "privilege:ExecuteCommands",
  "privilege:GetCurrentLocation",
  "privilege:GetLocationHistory",
  "privilege:GetVINCredential",
  "privilege:GetLiveData",
  "privilege:GetRawData",
  "privilege:GetApproximateLocation"
]

export const ISSUER = "https://auth-roles-rights.dimo.zone"

/** Seconds for which a token of a vehicle is valid. */
const LIFETIME = 600

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
}

const refuse = (response: ServerResponse, code: number, message: string): void =>
  json(response, code, { code, message })

const texts = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []

/** The names of the privileges that the license has now, for a vehicle. */
const privilegesNow = (state: State, tokenId: number): ReadonlyArray<string | undefined> =>
  state.grants
    .filter((grant) => grant.tokenId === tokenId && grant.expiresAt.getTime() > Date.now())
    .flatMap(({ privileges }) => privileges.map((number) => PRIVILEGES[number]))

/** The Token Exchange API: a token for a vehicle, if the license has all of the privileges. */
export const exchangeToken = (
  state: State,
  authorization: string | undefined,
  body: string,
  response: ServerResponse
): void => {
  const plain = (status: number, text: string): void =>
    void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text)
  if (authorization === undefined) return plain(400, "Missing or malformed JWT")
  const developer = verifiedClaims(authorization, state)
  if (developer === undefined) return plain(401, "Invalid or expired JWT")
  const wallet = developer["ethereum_address"]
  if (typeof wallet !== "string") return refuse(response, 401, "No Ethereum address claim found.")
  const parsed: unknown = JSON.parse(body)
  const request: Readonly<Record<string, unknown>> =
    typeof parsed === "object" && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {}
  const asset = String(request["asset"])
  const permissions = texts(request["permissions"])
  const tokenId = new RegExp(`^did:erc721:137:${CONTRACT}:(\\d+)$`).exec(asset)?.[1]
  if (tokenId === undefined) return refuse(response, 400, `Invalid asset DID "${asset}": invalid DID.`)
  if (permissions.length === 0)
    return refuse(response, 400, "Please provide at least one privilege or cloudevent")
  const granted = privilegesNow(state, Number(tokenId))
  const lacks = permissions.filter((permission) => !granted.includes(permission))
  if (lacks.length > 0 || wallet.toLowerCase() !== state.clientId.toLowerCase())
    return refuse(
      response,
      403,
      `Address ${wallet} lacks permissions [${lacks.join(" ")}] for asset ${asset}.`
    )
  const audience = texts(request["audience"])
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: ISSUER,
    sub: wallet,
    aud: audience.length > 0 ? audience : ["dimo.zone"],
    iat: now,
    exp: now + LIFETIME,
    asset,
    permissions,
    contract_address: CONTRACT,
    token_id: tokenId,
    privilege_ids: permissions.map((name) => PRIVILEGES.indexOf(name))
  }
  const token = signToken(claims, state.key, state.forgery.signature)
  state.issued.push(token)
  json(response, 200, { token })
}

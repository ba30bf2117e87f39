import { createHash, randomBytes } from "node:crypto"
import type { ServerResponse } from "node:http"
import { publicJwk } from "./keys.ts"
import { choice, leave, page } from "./page.ts"
import { isRegistered, type State } from "./state.ts"
import { issueToken } from "./tokens.ts"

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
}

/** dex's metadata. */
export const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
  device_authorization_endpoint: `${issuer}/device/code`,
  grant_types_supported: ["authorization_code", "refresh_token"],
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256", "plain"],
  scopes_supported: ["openid", "email", "groups", "profile", "offline_access"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
  claims_supported: ["iss", "sub", "aud", "iat", "exp", "email", "email_verified", "name", "at_hash"]
})

export const discovery = (issuer: string, response: ServerResponse): void =>
  json(response, 200, discoveryOf(issuer))

export const publishKeys = ({ key, formerKeys }: State, response: ServerResponse): void =>
  json(response, 200, { keys: [key, ...formerKeys].map(publicJwk) })

/** An error that is shown to the user, because the redirect URL is untrusted. */
const shownError = (state: State, query: URLSearchParams): string | undefined => {
  const clientId = query.get("client_id") ?? ""
  if (clientId !== state.clientId) return "Invalid client_id."
  return isRegistered(state, query.get("redirect_uri") ?? "") ? undefined : "Unregistered redirect_uri."
}

/** An error that is returned to the redirect URL. */
const returnedError = (query: URLSearchParams): readonly [error: string, description: string] | undefined => {
  if (query.get("response_type") !== "code")
    return ["unsupported_response_type", "No response_type provided or not supported"]
  if (!(query.get("scope") ?? "").split(" ").includes("openid"))
    return ["invalid_scope", `Missing required scope(s) ["openid"].`]
  const method = query.get("code_challenge_method")
  if (query.has("code_challenge") && method !== "S256" && method !== "plain")
    return ["invalid_request", "Unsupported PKCE challenge method"]
  return undefined
}

const back = (query: URLSearchParams, answer: Readonly<Record<string, string>>): string => {
  const url = new URL(query.get("redirect_uri") ?? "")
  const state = query.get("state")
  for (const [name, value] of Object.entries({ ...answer, ...(state === null ? {} : { state }) }))
    url.searchParams.set(name, value)
  return url.href
}

/** dex's page for a user. */
export const showSignIn = (state: State, query: URLSearchParams, response: ServerResponse): void => {
  const shown = shownError(state, query)
  if (shown !== undefined) return page(response, 400, "Bad Request", `<p>${shown}</p>`)
  const returned = returnedError(query)
  if (returned !== undefined)
    return leave(response, back(query, { error: returned[0], error_description: returned[1] }))
  const text = `Account ${state.wallet}`
  choice(response, "Grant Access", { yes: "Grant Access", no: "Cancel", text, query, path: "/auth" })
}

export const answerSignIn = (
  state: State,
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse
): void => {
  const shown = shownError(state, query)
  if (shown !== undefined) return page(response, 400, "Bad Request", `<p>${shown}</p>`)
  if (form.get("answer") !== "yes")
    return leave(response, back(query, { error: "access_denied", error_description: "Approval rejected." }))
  const code = randomBytes(16).toString("base64url")
  state.codes.set(code, {
    clientId: state.clientId,
    redirectUri: query.get("redirect_uri") ?? "",
    nonce: query.get("nonce") ?? undefined,
    challenge: query.get("code_challenge") ?? undefined,
    wallet: state.wallet
  })
  leave(response, back(query, { code }))
}

const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url")

const refuse = (response: ServerResponse, status: number, error: string, description: string): void =>
  json(response, status, { error, error_description: description })

/** Exchanges a code once. A failed attempt uses it up as well. */
export const exchangeCode = (
  state: State,
  form: URLSearchParams,
  response: ServerResponse,
  issuer: string
): void => {
  const code = form.get("code") ?? ""
  const issued = state.codes.get(code)
  state.codes.delete(code)
  if (form.get("client_id") !== state.clientId)
    return refuse(response, 401, "invalid_client", "Invalid client credentials.")
  if (form.get("grant_type") !== "authorization_code")
    return refuse(response, 400, "unsupported_grant_type", "")
  if (issued === undefined)
    return refuse(response, 400, "invalid_grant", "Invalid or expired code parameter.")
  if (issued.redirectUri !== form.get("redirect_uri"))
    return refuse(response, 400, "invalid_request", "redirect_uri did not match URI from initial request.")
  const verifier = form.get("code_verifier")
  if (issued.challenge !== undefined && (verifier === null || s256(verifier) !== issued.challenge))
    return refuse(response, 400, "invalid_grant", "Invalid code_verifier.")
  const { clientId: audience, wallet, nonce } = issued
  const token = issueToken(state, { issuer, audience, wallet, nonce })
  json(response, 200, {
    access_token: token,
    token_type: "bearer",
    expires_in: state.tokenSeconds,
    id_token: token
  })
}

import { randomBytes } from "node:crypto"
import type { ServerResponse } from "node:http"
import { recoverSigner, signerOf } from "./license.ts"
import { isRegistered, type State } from "./state.ts"
import { issueToken } from "./tokens.ts"

const refuse = (response: ServerResponse, message: string): void => {
  response
    .writeHead(400, { "content-type": "application/json" })
    .end(JSON.stringify({ status: 400, message }))
}

const html = (response: ServerResponse, text: string): void => {
  response.writeHead(400, { "content-type": "text/html" }).end(`<!doctype html><p>${text}</p>`)
}

/** A request to sign in (EIP-4361), as dex words it. */
export const challengeOf = (issuer: string, address: string, domain: string): string => {
  const { host } = new URL(issuer)
  return [
    `${host} wants you to sign in with your Ethereum account:`,
    address,
    "",
    `${new URL(domain).hostname} is asking you sign in.`,
    "",
    `URI: ${issuer}`,
    "Version: 1",
    "Chain ID: 1",
    `Nonce: ${randomBytes(15).toString("hex")}`,
    `Issued At: ${new Date().toISOString()}`
  ].join("\n")
}

/** dex: what the license has to sign. It labels the response as plain text. */
export const generateChallenge = (
  state: State,
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse,
  issuer: string
): void => {
  const field = (name: string) => form.get(name) ?? query.get(name) ?? ""
  if (field("client_id") !== state.clientId) return html(response, "Invalid client_id.")
  if (!isRegistered(state, field("domain"))) return html(response, "Unregistered redirect_uri.")
  if (field("response_type") !== "code" || !field("scope").split(" ").includes("openid"))
    return html(response, "Invalid scope or response_type.")
  if (!/^0x[0-9a-f]{40}$/i.test(field("address"))) return refuse(response, "Invalid Ethereum address.")
  const id = randomBytes(16).toString("base64url")
  const challenge = state.forgery.challenge ?? challengeOf(issuer, field("address"), field("domain"))
  state.challenges.set(id, { challenge, domain: field("domain") })
  response
    .writeHead(200, { "content-type": "text/plain; charset=utf-8" })
    .end(JSON.stringify({ state: id, challenge }))
}

/** dex: a token for the license, whose contract accepts signatures of its API key only. */
export const submitChallenge = (
  state: State,
  form: URLSearchParams,
  response: ServerResponse,
  issuer: string
): void => {
  const id = form.get("state") ?? ""
  const issued = state.challenges.get(id)
  if (issued === undefined) return refuse(response, "Requested resource does not exist.")
  if (recoverSigner(issued.challenge, form.get("signature") ?? "") !== signerOf(state.apiKey))
    return refuse(response, "Could not verify signature.")
  state.challenges.delete(id)
  if (form.get("client_id") !== state.clientId || form.get("domain") !== issued.domain)
    return refuse(response, "User session error.")
  const token = issueToken(state, { issuer, audience: state.clientId, wallet: state.clientId })
  state.issued.push(token)
  response.writeHead(200, { "content-type": "application/json" }).end(
    JSON.stringify({
      access_token: token,
      token_type: "bearer",
      expires_in: state.tokenSeconds,
      id_token: token
    })
  )
}

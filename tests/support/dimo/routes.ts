import type { ServerResponse } from "node:http"
import { answerConsent, showConsent } from "./consent.ts"
import { answerSignIn, discovery, exchangeCode, publishKeys, showSignIn } from "./dex.ts"
import { exchangeToken } from "./exchange.ts"
import { serveIdentity } from "./identity.ts"
import type { Role, State } from "./state.ts"
import { serveTelemetry } from "./telemetry.ts"
import { generateChallenge, submitChallenge } from "./web3.ts"

/** A request as an endpoint needs it. */
export interface Call {
  readonly url: URL
  readonly form: URLSearchParams
  readonly body: string
  readonly issuer: string
  readonly authorization: string | undefined
}

type Serve = (state: State, call: Call, response: ServerResponse) => void | Promise<void>

/** The endpoints of all servers. */
export const routes: Readonly<Record<string, { readonly role: Role; readonly serve: Serve }>> = {
  "GET /": {
    role: "login",
    serve: (state, { url }, response) => showConsent(state, url.searchParams, response)
  },
  "POST /": {
    role: "login",
    serve: (state, { url, form, issuer }, response) =>
      answerConsent(state, url.searchParams, form, response, issuer)
  },
  "GET /.well-known/openid-configuration": {
    role: "discovery",
    serve: (_state, { issuer }, response) => discovery(issuer, response)
  },
  "GET /keys": { role: "keys", serve: (state, _call, response) => publishKeys(state, response) },
  "GET /auth": {
    role: "authorize",
    serve: (state, { url }, response) => showSignIn(state, url.searchParams, response)
  },
  "POST /auth": {
    role: "authorize",
    serve: (state, { url, form }, response) => answerSignIn(state, url.searchParams, form, response)
  },
  "POST /token": {
    role: "token",
    serve: (state, { form, issuer }, response) => exchangeCode(state, form, response, issuer)
  },
  "POST /auth/web3/generate_challenge": {
    role: "challenge",
    serve: (state, { url, form, issuer }, response) =>
      generateChallenge(state, url.searchParams, form, response, issuer)
  },
  "POST /auth/web3/submit_challenge": {
    role: "submit",
    serve: (state, { form, issuer }, response) => submitChallenge(state, form, response, issuer)
  },
  "POST /v1/tokens/exchange": {
    role: "exchange",
    serve: (state, { authorization, body }, response) => exchangeToken(state, authorization, body, response)
  },
  "POST /telemetry/query": {
    role: "telemetry",
    serve: (state, { authorization, body }, response) => serveTelemetry(state, authorization, body, response)
  },
  "POST /query": {
    role: "identity",
    serve: (state, { body }, response) => serveIdentity(state, body, response)
  }
}

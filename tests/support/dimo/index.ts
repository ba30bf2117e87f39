import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { answerConsent, showConsent } from "./consent.ts"
import { answerSignIn, discovery, exchangeCode, publishKeys, showSignIn } from "./dex.ts"
import { type Fault, type Late, misbehave } from "./faults.ts"
import { serveIdentity } from "./identity.ts"
import { newSigningKey } from "./keys.ts"
import {
  newLicence,
  newState,
  type Role,
  type DimoRequest,
  share,
  type State,
  type Forgery,
  type Vehicle
} from "./state.ts"
import { issueToken } from "./tokens.ts"

export type { Fault } from "./faults.ts"
export { newWallet, type Role, type DimoRequest, type Forgery, type Vehicle } from "./state.ts"

export interface DimoOptions {
  /** By default any free port. */
  readonly port?: number
  readonly clientId?: string
  /** Exact URLs; by default every local URL that ends in /auth/dimo/callback. */
  readonly redirectUris?: ReadonlyArray<string>
}

/** A running test double of DIMO, and its controls. */
export interface Dimo {
  /** Its address, also the issuer of its tokens. */
  readonly url: string
  readonly clientId: string
  /** Settings that make an application use it. */
  readonly env: Readonly<
    Record<"DIMO_CLIENT_ID" | "DIMO_LOGIN_URL" | "DIMO_AUTH_URL" | "DIMO_IDENTITY_URL", string>
  >
  /** All requests so far, oldest first. */
  readonly requests: ReadonlyArray<DimoRequest>
  /** The wallet of the user who consents or signs in. */
  readonly wallet: () => string
  readonly setWallet: (wallet: string) => void
  /** Sets what a wallet owns. */
  readonly setVehicles: (wallet: string, vehicles: ReadonlyArray<Vehicle>) => void
  /** Shares everything a wallet owns with the client, as in DIMO's own app; by default for a century. */
  readonly share: (wallet: string, until?: Date) => void
  /** Revokes every grant of a wallet. */
  readonly revoke: (wallet: string) => void
  /** Seconds from issue to expiry of new tokens; real ones are valid for about two days. */
  readonly setTokenLifetime: (seconds: number) => void
  /** Whether Login with DIMO returns the same token until it expires, as the real one does for a signed-in user. */
  readonly staySignedIn: (stay: boolean) => void
  /** Signs with another key from now on; the old one stays published with `keep`. */
  readonly rotateKey: (keep: boolean) => void
  /** Forges tokens and the parameters beside them from now on. */
  readonly forge: (forgery: Forgery) => void
  /** A token of dex, outside of any flow. */
  readonly token: (wallet: string) => string
  /** Misbehaves or delays at one endpoint this many times; by default until `behave`. */
  readonly fail: (role: Role, fault: Fault | Late, times?: number) => void
  /** Whether it is set to leave a request unanswered. */
  readonly isStalling: () => boolean
  /** Ends all forgeries and faults. */
  readonly reset: () => void
  /** Closes all connections, including those that wait for a response. */
  readonly dropConnections: () => void
  readonly stop: () => Promise<void>
}

interface Call {
  readonly url: URL
  readonly form: URLSearchParams
  readonly body: string
  readonly issuer: string
}

type Serve = (state: State, call: Call, response: ServerResponse) => void

const routes: Readonly<Record<string, { readonly role: Role; readonly serve: Serve }>> = {
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
  "POST /query": {
    role: "identity",
    serve: (state, { body }, response) => serveIdentity(state, body, response)
  }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString("utf8")
}

const answer = async (
  state: State,
  issuer: string,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> => {
  const url = new URL(request.url ?? "/", issuer)
  const method = request.method ?? "GET"
  const route = routes[`${method} ${url.pathname}`]
  const body = await textOf(request)
  if (route === undefined) return void response.writeHead(404).end("404 page not found")
  state.requests.push({ role: route.role, method, path: `${url.pathname}${url.search}`, body })
  const serve = () => route.serve(state, { url, form: new URLSearchParams(body), body, issuer }, response)
  const planned = state.faults.get(route.role)
  if (planned === undefined || planned.times === 0) return serve()
  const { fault, times } = planned
  state.faults.set(route.role, { fault, times: times - 1 })
  if (fault.kind !== "late") return misbehave(fault, request, response)
  await fault.until()
  serve()
}

const control = (state: State, url: string): Omit<Dimo, "dropConnections" | "stop"> => ({
  url,
  clientId: state.clientId,
  env: {
    DIMO_CLIENT_ID: state.clientId,
    DIMO_LOGIN_URL: url,
    DIMO_AUTH_URL: url,
    DIMO_IDENTITY_URL: `${url}/query`
  },
  requests: state.requests,
  wallet: () => state.wallet,
  setWallet: (wallet) => {
    state.wallet = wallet.toLowerCase()
  },
  setVehicles: (wallet, vehicles) => void state.vehicles.set(wallet.toLowerCase(), vehicles),
  share: (wallet, until = new Date(Date.now() + 100 * 365 * 24 * 3600_000)) =>
    void share(state, wallet, until),
  revoke: (wallet) => {
    const owned = (state.vehicles.get(wallet.toLowerCase()) ?? []).map(({ tokenId }) => tokenId)
    state.grants = state.grants.filter(({ tokenId }) => !owned.includes(tokenId))
  },
  setTokenLifetime: (seconds) => {
    state.tokenSeconds = seconds
  },
  staySignedIn: (stay) => {
    state.staySignedIn = stay
  },
  rotateKey: (keep) => {
    state.formerKeys = keep ? [state.key, ...state.formerKeys] : []
    state.key = newSigningKey()
  },
  forge: (forgery) => {
    state.forgery = forgery
  },
  token: (wallet) => issueToken(state, { issuer: url, audience: state.clientId, wallet }),
  fail: (role, fault, times = Number.POSITIVE_INFINITY) => void state.faults.set(role, { fault, times }),
  isStalling: () =>
    [...state.faults.values()].some(
      ({ fault: { kind }, times }) => times > 0 && (kind === "unresponsive" || kind === "stall")
    ),
  reset: () => {
    state.forgery = {}
    state.faults.clear()
  }
})

/**
 * Starts a local server that implements DIMO's published contracts: Login with DIMO, its OpenID provider
 * (dex) and the Identity API, all on one port.
 */
export const startDimo = async (options: DimoOptions = {}): Promise<Dimo> => {
  const state = newState(options.clientId ?? newLicence(), options.redirectUris ?? [])
  const server = createServer((request, response) => {
    // Closed on purpose or by the client.
    void answer(state, url, request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(options.port ?? 0, "127.0.0.1", listening))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    ...control(state, url),
    dropConnections: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      })
  }
}

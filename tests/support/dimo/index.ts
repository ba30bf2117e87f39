import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { type Fault, type Late, misbehave } from "./faults.ts"
import { newSigningKey } from "./keys.ts"
import { routes } from "./routes.ts"
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
    Record<
      | "DIMO_CLIENT_ID"
      | "DIMO_LOGIN_URL"
      | "DIMO_AUTH_URL"
      | "DIMO_IDENTITY_URL"
      | "DIMO_TOKEN_EXCHANGE_URL"
      | "DIMO_TELEMETRY_URL"
      | "DIMO_API_KEY",
      string
    >
  >
  /** All requests so far, oldest first. */
  readonly requests: ReadonlyArray<DimoRequest>
  /** All tokens of the license and of vehicles so far. */
  readonly tokens: () => ReadonlyArray<string>
  /** The wallet of the user who consents or signs in. */
  readonly wallet: () => string
  readonly setWallet: (wallet: string) => void
  /** Sets what a wallet owns. */
  readonly setVehicles: (wallet: string, vehicles: ReadonlyArray<Vehicle>) => void
  /** Shares everything a wallet owns with the client, as in DIMO's own app; by default for a century. */
  readonly share: (wallet: string, until?: Date, privileges?: ReadonlyArray<number>) => void
  /** Revokes every grant of a wallet. */
  readonly revoke: (wallet: string) => void
  /** Revokes one privilege (by number) of a vehicle. */
  readonly revokePrivilege: (tokenId: number, privilege: number) => void
  /** Sets the latest values of a vehicle's signals, measured at an instant; others keep theirs. */
  readonly setSignals: (tokenId: number, values: Readonly<Record<string, unknown>>, at?: Date) => void
  readonly setVin: (tokenId: number, vin: string) => void
  /** Answers 429 to further requests within a second. */
  readonly limitRate: (perSecond: number) => void
  /** The most requests that arrived within any second. */
  readonly busiestSecond: () => number
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
  const at = performance.now()
  state.requests.push({ role: route.role, method, path: `${url.pathname}${url.search}`, body, at })
  if (within(state.requests, at) > state.perSecond)
    return misbehave({ kind: "status", status: 429 }, request, response)
  const { authorization } = request.headers
  const call = { url, form: new URLSearchParams(body), body, issuer, authorization }
  const serve = () => route.serve(state, call, response)
  const planned = state.faults.get(route.role)
  if (planned === undefined || planned.times === 0) return serve()
  const { fault, times } = planned
  state.faults.set(route.role, { fault, times: times - 1 })
  if (fault.kind !== "late") return misbehave(fault, request, response)
  await fault.until()
  await serve()
}

/** How many requests arrived within the second before an instant. */
const within = (requests: ReadonlyArray<DimoRequest>, instant: number): number =>
  requests.filter(({ at }) => at > instant - 1000 && at <= instant).length

/** Controls what vehicles report, and who may read it. */
const reporting = (state: State): Pick<Dimo, "revokePrivilege" | "setSignals" | "setVin" | "tokens"> => ({
  revokePrivilege: (tokenId, privilege) => {
    state.grants = state.grants.map((grant) =>
      grant.tokenId === tokenId
        ? { ...grant, privileges: grant.privileges.filter((one) => one !== privilege) }
        : grant
    )
  },
  setSignals: (tokenId, values, at = new Date()) => {
    const timestamp = at.toISOString()
    const latest = Object.entries(values).map(([name, value]) => [name, { timestamp, value }] as const)
    state.signals.set(tokenId, { ...state.signals.get(tokenId), ...Object.fromEntries(latest) })
  },
  setVin: (tokenId, vin) => void state.vins.set(tokenId, vin),
  tokens: () => state.issued
})

const control = (state: State, url: string): Omit<Dimo, "dropConnections" | "stop"> => ({
  ...reporting(state),
  url,
  clientId: state.clientId,
  env: {
    DIMO_CLIENT_ID: state.clientId,
    DIMO_LOGIN_URL: url,
    DIMO_AUTH_URL: url,
    DIMO_IDENTITY_URL: `${url}/query`,
    DIMO_TOKEN_EXCHANGE_URL: url,
    DIMO_TELEMETRY_URL: `${url}/telemetry/query`,
    DIMO_API_KEY: state.apiKey
  },
  requests: state.requests,
  wallet: () => state.wallet,
  setWallet: (wallet) => {
    state.wallet = wallet.toLowerCase()
  },
  setVehicles: (wallet, vehicles) => void state.vehicles.set(wallet.toLowerCase(), vehicles),
  share: (wallet, until = new Date(Date.now() + 100 * 365 * 24 * 3600_000), privileges) =>
    void share(state, wallet, until, privileges),
  revoke: (wallet) => {
    const owned = (state.vehicles.get(wallet.toLowerCase()) ?? []).map(({ tokenId }) => tokenId)
    state.grants = state.grants.filter(({ tokenId }) => !owned.includes(tokenId))
  },
  limitRate: (perSecond) => {
    state.perSecond = perSecond
  },
  busiestSecond: () => Math.max(0, ...state.requests.map(({ at }) => within(state.requests, at))),
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
    state.perSecond = Number.POSITIVE_INFINITY
    state.faults.clear()
  }
})

/**
 * Starts a local server that implements DIMO's published contracts: Login with DIMO, its OpenID provider
 * (dex), the Identity API, the Token Exchange API and the
 * Telemetry API, all on one port.
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

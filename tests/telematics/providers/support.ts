import { minutes, OrganizationId } from "#kernel"
import { Outbound, type OutboundOptions } from "#infra/outbound"
import { providersLayer } from "#telematics/module"
import { WalletAddress } from "#telematics/contract"
import { Effect, Layer, Option, Redacted } from "effect"
import { afterAll, beforeAll, beforeEach } from "vitest"
import { Providers } from "../../../modules/telematics/connections/domain/Providers.ts"
import { answer, returned } from "../../support/dimo/browser.ts"
import { type Dimo, type Role, startDimo } from "../../support/dimo/index.ts"
import { CONTRACT } from "../../support/dimo/state.ts"
import { type OutboundRun, startOutbound } from "../../support/outbound.ts"

const PUBLIC_URL = "http://localhost:4123"
export const CALLBACK = `${PUBLIC_URL}/auth/dimo/callback`

const LONG: Partial<OutboundOptions> = { timeout: 300_000 }

export { type OutboundRun, startOutbound }

/** The provider of an installation that uses this test double. */
export const providerOf = (
  outbound: Outbound["Service"],
  { env }: Dimo,
  flow: "consent" | "code" = "consent",
  apiKey: string | null = env.DIMO_API_KEY
) => {
  const dimo = {
    clientId: Option.some(env.DIMO_CLIENT_ID),
    flow,
    loginUrl: env.DIMO_LOGIN_URL,
    authUrl: env.DIMO_AUTH_URL,
    identityUrl: env.DIMO_IDENTITY_URL,
    tokenExchangeUrl: env.DIMO_TOKEN_EXCHANGE_URL,
    telemetryUrl: env.DIMO_TELEMETRY_URL,
    apiKey: Option.map(Option.fromNullOr(apiKey), (key) => Redacted.make(key)),
    vehicles: `did:erc721:137:${CONTRACT}`
  }
  const layer = providersLayer({ publicUrl: PUBLIC_URL, dimo }).pipe(
    Layer.provide(Layer.succeed(Outbound, outbound))
  )
  const provider = Effect.runSync(
    Effect.provide(
      Effect.map(Providers, ({ find }) => find("dimo")),
      layer
    )
  )
  return Option.getOrThrow(provider)
}
export type Provider = ReturnType<typeof providerOf>

/** Times out after a second while the test double stalls, otherwise later than any test. */
export const outboundTo = (dimo: Dimo, run: OutboundRun): Outbound["Service"] => {
  const [impatient, patient] = [run.outbound({ timeout: 1000 }), run.outbound(LONG)]
  return Outbound.of({
    request: (call) => Effect.suspend(() => (dimo.isStalling() ? impatient : patient).request(call))
  })
}

/** DIMO's test double and the provider that uses it. */
export interface Place {
  readonly dimo: Dimo
  readonly provider: Provider
  /** The provider with a timeout that is longer than any test. */
  readonly patient: Provider
  /** The provider of an installation without the license's key. */
  readonly keyless: Provider
}

/** Creates both for each test of a file. */
export const withDimo = (flow: "consent" | "code", use: (place: Place) => void): void => {
  let run: OutboundRun
  beforeAll(async () => {
    run = await startOutbound()
  })
  beforeEach(async () => {
    const dimo = await startDimo({ redirectUris: [CALLBACK] })
    use({
      dimo,
      provider: providerOf(outboundTo(dimo, run), dimo, flow),
      patient: providerOf(run.outbound(LONG), dimo, flow),
      keyless: providerOf(run.outbound(LONG), dimo, flow, null)
    })
    return () => dimo.stop()
  })
  afterAll(() => run.stop())
}

export const departure = (startedAt = new Date(), state = "mp_ot_state-of-this-attempt") => ({
  state: Redacted.make(state),
  startedAt
})

/** Starts an attempt and signs in, without completing the attempt. */
export const connect = async (provider: Provider, startedAt = new Date()) => {
  const leaving = departure(startedAt)
  const { url, flowState } = await Effect.runPromise(provider.start(leaving))
  return { back: returned("mp_ot_attempt", await answer(url)), leaving: { ...leaving, flowState } }
}

/** Starts an attempt and signs in; the returned effect completes it. */
export const completing = async (provider: Provider, startedAt?: Date) => {
  const { back, leaving } = await connect(provider, startedAt)
  return provider.complete(back, leaving)
}

/** The name of the error that an effect failed with. */
export const failure = async <A, E extends { readonly _tag: string }>(
  run: Effect.Effect<A, E>
): Promise<string> => (await Effect.runPromise(Effect.flip(run)))._tag

/** On whose behalf something is read. */
export const ORGANIZATION = OrganizationId.make("0198c0de-0000-7000-8000-000000000001")

export const wallet = (address: string): WalletAddress => WalletAddress.make(address.toLowerCase())

/** A vehicle whose owner shares everything, and what it measured two minutes ago. */
export const VAN = 117_315
export const MEASURED_AT = new Date(Date.now() - minutes(2))

/** Shares the van at the test double. */
export const shareVan = (dimo: Dimo): void => {
  dimo.setVehicles(dimo.wallet(), [{ tokenId: VAN, definition: null }])
  dimo.share(dimo.wallet())
  dimo.setSignals(VAN, { speed: 36, powertrainTransmissionTravelledDistance: 12_345.678 }, MEASURED_AT)
}

export const BOTH = ["location", "measurements"] as const

export const countOf = ({ requests }: Dimo, role: Role): number =>
  requests.filter((request) => request.role === role).length

import { Outbound } from "#infra/outbound"
import { Effect, Layer, Option } from "effect"
import { ProviderUnavailable } from "../contract/index.ts"
import { type Provider, Providers } from "../connections/domain/Providers.ts"
import { completeCode, signInOf, startCode } from "./dimoCode.ts"
import { completeConsent, startConsent } from "./dimoConsent.ts"
import type { DimoSettings } from "./DimoSettings.ts"
import { sharedVehicles } from "./identityApi.ts"
import { publishedKeys } from "./publishedKeys.ts"
import { unavailable } from "./request.ts"
import { telemetryApi } from "./telemetryApi.ts"

type Flow = Pick<Provider, "start" | "complete">

/** Both flows implement the same port; the settings choose one. */
const flowOf = Effect.fnUntraced(function* (dimo: DimoSettings) {
  const outbound = yield* Outbound
  const keys = yield* publishedKeys(`${dimo.authUrl}/keys`)
  const signIn = yield* signInOf(dimo)
  const consent: Flow = {
    start: (departure) => Effect.succeed(startConsent(dimo, departure)),
    complete: (returned, sent) =>
      Effect.provideService(completeConsent(dimo, keys, returned, sent), Outbound, outbound)
  }
  const code: Flow = {
    start: (departure) => Effect.provideService(startCode(signIn, dimo, departure), Outbound, outbound),
    complete: (returned, sent) =>
      Effect.provideService(completeCode(signIn, dimo, keys, returned, sent), Outbound, outbound)
  }
  return { consent, code }[dimo.flow]
})

/** What cannot be read without a key. */
const noReports: Pick<Provider, "latest" | "vin"> = {
  latest: () => Effect.fail(new ProviderUnavailable({ what: "vehicles" })),
  vin: () => Effect.fail(new ProviderUnavailable({ what: "vehicles" }))
}

const dimoProvider = Effect.fnUntraced(function* (dimo: DimoSettings) {
  const outbound = yield* Outbound
  const flow = yield* flowOf(dimo)
  const reports = yield* Effect.transposeOption(Option.map(dimo.apiKey, (key) => telemetryApi(dimo, key)))
  return {
    name: "dimo",
    ...flow,
    ...Option.getOrElse(reports, () => noReports),
    readsReports: Option.isSome(reports),
    vehicles: (account, caller) =>
      sharedVehicles({ ...dimo, caller }, account).pipe(
        unavailable("vehicles"),
        Effect.provideService(Outbound, outbound)
      ),
    // Owners revoke grants in DIMO's own app, so there is nothing to do here.
    disconnect: () => Effect.void
  } satisfies Provider
})

interface ProviderSettings {
  readonly publicUrl: string
  readonly dimo: Omit<DimoSettings, "clientId" | "redirectUri"> & { readonly clientId: Option.Option<string> }
}

/** The configured providers. Without a client id there are none, and nothing can be connected. */
export const providersLayer = ({
  publicUrl,
  dimo
}: ProviderSettings): Layer.Layer<Providers, never, Outbound> =>
  Layer.effect(
    Providers,
    Effect.gen(function* () {
      const redirectUri = `${publicUrl}/auth/dimo/callback`
      const provider = yield* Effect.transposeOption(
        Option.map(dimo.clientId, (clientId) => dimoProvider({ ...dimo, clientId, redirectUri }))
      )
      return Providers.of({
        find: (name) => Option.filter(provider, (configured) => configured.name === name)
      })
    })
  )

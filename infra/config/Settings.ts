import { Context, Effect, Layer, type LogLevel, Option, Redacted, Schema } from "effect"
import { type DatabaseUrls, databaseUrls } from "./databaseUrls.ts"
import type { DimoFlow } from "./dimo.ts"
import { decodeValues } from "./values.ts"
import { type OidcClient, oidcClient } from "./oidc.ts"
import { secretKeys } from "./secretKey.ts"

/** The errors in the environment: one sentence per line, each beginning with the setting's name. */
export class SettingsInvalid extends Schema.TaggedError<SettingsInvalid>()("SettingsInvalid", {
  faults: Schema.Array(Schema.String)
}) {
  override get message() {
    return this.faults.join("\n")
  }
}

/** The settings of this process, decoded once at startup. */
export class Settings extends Context.Service<
  Settings,
  {
    readonly port: number
    readonly host: string
    /** An absolute path. */
    readonly dataDir: string
    /** Without a trailing slash. */
    readonly publicUrl: string
    /** None: the embedded server. */
    readonly databaseUrls: Option.Option<DatabaseUrls>
    /** Newest first. */
    readonly secretKeys: ReadonlyArray<Redacted.Redacted>
    readonly mailUrl: Option.Option<Redacted.Redacted>
    readonly mailFrom: string
    readonly smsUrl: Option.Option<Redacted.Redacted>
    /** Text messages of the whole installation. */
    readonly textsPerHour: number
    readonly filesUrl: Option.Option<Redacted.Redacted>
    readonly salesEmail: Option.Option<string>
    readonly supportEmail: Option.Option<string>
    readonly operationsEmail: Option.Option<string>
    readonly operatorOrganization: Option.Option<string>
    /** Hosts, `*.` and a host, or whole origins. */
    readonly pushHosts: ReadonlyArray<string>
    /** The OpenID Connect issuer that everyone can sign in with. */
    readonly oidc: Option.Option<OidcClient>
    /** Asked for TXT records instead of the system's name servers. */
    readonly dnsServer: Option.Option<string>
    /** Origins that webhooks and issuers of organizations may have whatever their addresses. */
    readonly privateOrigins: ReadonlyArray<string>
    readonly dimo: {
      /** None: there is nothing to connect to. */
      readonly clientId: Option.Option<string>
      readonly flow: DimoFlow
      /** Each without a trailing slash. */
      readonly loginUrl: string
      readonly authUrl: string
      readonly identityUrl: string
      readonly tokenExchangeUrl: string
      readonly telemetryUrl: string
      /** None: vehicles are listed, but what they report is not read. */
      readonly apiKey: Option.Option<Redacted.Redacted>
      /** The DID of a vehicle, without its ID. */
      readonly vehicles: string
    }
    /** Without a trailing slash. None: VINs are looked up in the catalog that comes with us. */
    readonly vpicUrl: Option.Option<string>
    /** Without a trailing slash. None: recalls are entered by hand. */
    readonly recallsUrl: Option.Option<string>
    /** A style for the map of another server. */
    readonly mapStyleUrl: Option.Option<string>
    /** Positions that the devices of an organization may report. */
    readonly positionsPerDay: number
    /** Reads a person may make for long. */
    readonly readsPerSecond: number
    /** Changes a person may make for a minute; for long, a thousand times as many an hour. */
    readonly changesPerSecond: number
    /** Requests of a caller that may be refused for long. */
    readonly refusalsPerMinute: number
    readonly trustedProxies: ReadonlyArray<string>
    /** Open connections of this process, and of one network. */
    readonly connections: { readonly total: number; readonly perNetwork: number }
    readonly metricsToken: Option.Option<Redacted.Redacted>
    readonly logLevel: LogLevel.LogLevel
    readonly otlpEndpoint: Option.Option<string>
  }
>()("infra/Settings") {}

const secret = (text: string | undefined): Option.Option<Redacted.Redacted> =>
  Option.map(Option.fromUndefinedOr(text), (value) => Redacted.make(value))

/** Decodes the environment. Creates DATA_DIR/secret.key when no key is set. */
export const decodeSettings = Effect.fn("config.decodeSettings")(function* (
  environment: Readonly<Record<string, string | undefined>>
) {
  const { values, faults } = decodeValues(environment)
  if (values === undefined) return yield* new SettingsInvalid({ faults })
  const urls = databaseUrls(values)
  if (typeof urls === "string") return yield* new SettingsInvalid({ faults: [urls] })
  const oidc = oidcClient(values)
  if (typeof oidc === "string") return yield* new SettingsInvalid({ faults: [oidc] })
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrls: urls,
    secretKeys: secretKeys(values.SECRET_KEY, values.DATA_DIR),
    mailUrl: secret(values.MAIL_URL),
    mailFrom: values.MAIL_FROM,
    smsUrl: secret(values.SMS_URL),
    textsPerHour: values.TEXTS_PER_HOUR,
    filesUrl: secret(values.FILES_URL),
    salesEmail: Option.fromUndefinedOr(values.SALES_EMAIL),
    supportEmail: Option.fromUndefinedOr(values.SUPPORT_EMAIL),
    operationsEmail: Option.fromUndefinedOr(values.OPERATIONS_EMAIL),
    operatorOrganization: Option.fromUndefinedOr(values.OPERATOR_ORGANIZATION),
    pushHosts: values.PUSH_HOSTS,
    oidc,
    dnsServer: Option.fromUndefinedOr(values.DNS_SERVER),
    privateOrigins: values.PRIVATE_ORIGINS,
    dimo: {
      clientId: Option.fromUndefinedOr(values.DIMO_CLIENT_ID),
      flow: values.DIMO_FLOW,
      loginUrl: values.DIMO_LOGIN_URL,
      authUrl: values.DIMO_AUTH_URL,
      identityUrl: values.DIMO_IDENTITY_URL,
      tokenExchangeUrl: values.DIMO_TOKEN_EXCHANGE_URL,
      telemetryUrl: values.DIMO_TELEMETRY_URL,
      apiKey: secret(values.DIMO_API_KEY),
      vehicles: values.DIMO_VEHICLES
    },
    vpicUrl: Option.fromUndefinedOr(values.VPIC_URL),
    recallsUrl: Option.fromUndefinedOr(values.RECALLS_URL),
    mapStyleUrl: Option.fromUndefinedOr(values.MAP_STYLE_URL),
    positionsPerDay: values.POSITIONS_PER_DAY,
    readsPerSecond: values.READS_PER_SECOND,
    changesPerSecond: values.CHANGES_PER_SECOND,
    refusalsPerMinute: values.REFUSALS_PER_MINUTE,
    trustedProxies: values.TRUSTED_PROXIES,
    connections: { total: values.MAX_CONNECTIONS, perNetwork: values.MAX_CONNECTIONS_PER_NETWORK },
    metricsToken: secret(values.METRICS_TOKEN),
    logLevel: values.LOG_LEVEL,
    otlpEndpoint: Option.fromUndefinedOr(values.OTEL_EXPORTER_OTLP_ENDPOINT)
  } satisfies Settings["Service"]
})

export const settingsLayer = (environment: Readonly<Record<string, string | undefined>>) =>
  Layer.effect(Settings, decodeSettings(environment))

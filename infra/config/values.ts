import type { LogLevel } from "effect"
import { isIP } from "node:net"
import { resolve } from "node:path"
import { dimoApiKey, dimoClientId, dimoFlow, type DimoFlow, dimoVehicles } from "./dimo.ts"
import { isPushHost, PUSH_SERVICES } from "./pushHosts.ts"
import { serverUrl, smsUrl, styleUrl } from "./serverUrl.ts"
import type { SettingName } from "./table.ts"

/** The decoded value of each setting. */
export interface Values {
  readonly PORT: number
  readonly HOST: string
  readonly DATA_DIR: string
  readonly PUBLIC_URL: string | undefined
  readonly DATABASE_URL: string | undefined
  readonly DATABASE_OWNER_URL: string | undefined
  readonly DATABASE_SYSTEM_URL: string | undefined
  readonly DATABASE_JOBS_URL: string | undefined
  readonly SECRET_KEY: ReadonlyArray<string>
  readonly MAIL_URL: string | undefined
  readonly MAIL_FROM: string
  readonly SMS_URL: string | undefined
  readonly TEXTS_PER_HOUR: number
  readonly FILES_URL: string | undefined
  readonly SALES_EMAIL: string | undefined
  readonly SUPPORT_EMAIL: string | undefined
  readonly OPERATIONS_EMAIL: string | undefined
  readonly OPERATOR_ORGANIZATION: string | undefined
  readonly PUSH_HOSTS: ReadonlyArray<string>
  readonly OIDC_ISSUER: string | undefined
  readonly OIDC_CLIENT_ID: string | undefined
  readonly OIDC_CLIENT_SECRET: string | undefined
  readonly OIDC_NAME: string | undefined
  readonly PRIVATE_ORIGINS: ReadonlyArray<string>
  readonly DNS_SERVER: string | undefined
  readonly DIMO_CLIENT_ID: string | undefined
  readonly DIMO_FLOW: DimoFlow
  readonly DIMO_LOGIN_URL: string
  readonly DIMO_AUTH_URL: string
  readonly DIMO_IDENTITY_URL: string
  readonly DIMO_API_KEY: string | undefined
  readonly DIMO_TOKEN_EXCHANGE_URL: string
  readonly DIMO_TELEMETRY_URL: string
  readonly DIMO_VEHICLES: string
  readonly VPIC_URL: string | undefined
  readonly RECALLS_URL: string | undefined
  readonly MAP_STYLE_URL: string | undefined
  readonly POSITIONS_PER_DAY: number
  readonly READS_PER_SECOND: number
  readonly CHANGES_PER_SECOND: number
  readonly REFUSALS_PER_MINUTE: number
  readonly TRUSTED_PROXIES: ReadonlyArray<string>
  readonly MAX_CONNECTIONS: number
  readonly MAX_CONNECTIONS_PER_NETWORK: number
  readonly METRICS_TOKEN: string | undefined
  readonly LOG_LEVEL: LogLevel.LogLevel
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
}

/** What a value must be, worded to follow "must be". */
class MustBe extends Error {}

type Read<A> = (text: string | undefined) => A

const fail = (what: string): never => {
  throw new MustBe(what)
}

const url =
  (what: string, ...protocols: ReadonlyArray<string>): Read<string | undefined> =>
  (text) => {
    if (text === undefined) return undefined
    return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : fail(what)
  }

const postgres = url("a URL such as postgres://user:password@host:5432/database", "postgres:", "postgresql:")

const list: Read<ReadonlyArray<string>> = (text = "") =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

const levels: Readonly<Record<string, LogLevel.LogLevel>> = {
  trace: "Trace",
  debug: "Debug",
  info: "Info",
  warn: "Warn",
  error: "Error",
  none: "None"
}

const port: Read<number> = (text = "4000") =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
    ? Number(text)
    : fail("a number from 1 to 65535")

const count =
  (usual: number, most = 999_999): Read<number> =>
  (text = String(usual)) =>
    /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : fail(`a whole number from 1 to ${most}`)

const publicUrl: Read<string | undefined> = (text) => {
  const decoded = url("a URL such as https://fleet.example.com", "http:", "https:")(text)
  if (decoded === undefined) return undefined
  const { href, origin } = new URL(decoded)
  return href === `${origin}/` ? origin : fail("a URL with nothing after the host")
}

const pushHosts: Read<ReadonlyArray<string>> = (text = PUSH_SERVICES) =>
  list(text).every(isPushHost)
    ? list(text)
    : fail("hosts such as push.example.com or *.example.com, or origins such as http://localhost:1234")

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text

const origins: Read<ReadonlyArray<string>> = (text = "") =>
  list(text).every(isOrigin) ? list(text) : fail("origins such as http://localhost:4010, separated by commas")

const NAME_SERVER = /^(?:([0-9.]+)|\[([0-9a-f:]+)\])(?::\d{1,5})?$/i

const isNameServer = (text: string): boolean => {
  const [, four = text, six = four] = NAME_SERVER.exec(text) ?? []
  return isIP(six) > 0
}

const keys: Read<ReadonlyArray<string>> = (text) => {
  const keys = list(text)
  return keys.every((key) => key.length >= 32) ? keys : fail("at least 32 characters long (each key)")
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const emailAddress: Read<string | undefined> = (text) =>
  text === undefined || /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(text)
    ? text?.toLowerCase()
    : fail("an email address")

const server: Read<string> = (text = "") =>
  serverUrl(text) ?? fail("an https URL with nothing after its path (http only on this machine)")

/** Compared character by character with what the issuer says, so a trailing slash stays. */
const issuer: Read<string> = (text = "") => (server(text) === text.replace(/\/$/, "") ? text : server(text))

const readers: { readonly [Name in SettingName]: Read<Values[Name]> } = {
  PORT: port,
  HOST: (text = "127.0.0.1") =>
    /^[A-Za-z0-9.:[\]-]+$/.test(text) ? text : fail("an IP address or a host name"),
  DATA_DIR: (text = ".data") => resolve(text),
  PUBLIC_URL: publicUrl,
  DATABASE_URL: postgres,
  DATABASE_OWNER_URL: postgres,
  DATABASE_SYSTEM_URL: postgres,
  DATABASE_JOBS_URL: postgres,
  SECRET_KEY: keys,
  MAIL_URL: url("a URL such as smtp://user:password@host:587", "smtp:", "smtps:"),
  MAIL_FROM: (text = "Motorpool <motorpool@localhost>") =>
    /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text)
      ? text
      : fail("a sender such as Motorpool <fleet@example.com>"),
  SMS_URL: (text) =>
    text === undefined
      ? undefined
      : (smsUrl(text) ??
        fail(
          "an https URL such as https://user:password@host/path?From=+15550100123 (http only on this machine)"
        )),
  TEXTS_PER_HOUR: count(300),
  FILES_URL: url("a URL such as s3+https://key:secret@host/bucket", "s3+https:", "s3+http:"),
  SALES_EMAIL: emailAddress,
  SUPPORT_EMAIL: emailAddress,
  OPERATIONS_EMAIL: emailAddress,
  OPERATOR_ORGANIZATION: (text) =>
    text === undefined || UUID.test(text) ? text?.toLowerCase() : fail("the id of an organization"),
  PUSH_HOSTS: pushHosts,
  OIDC_ISSUER: (text) => (text === undefined ? undefined : issuer(text)),
  OIDC_CLIENT_ID: (text) => text,
  OIDC_CLIENT_SECRET: (text) => text,
  OIDC_NAME: (text) =>
    text === undefined || text.length <= 40 ? text : fail("a name of at most 40 characters"),
  PRIVATE_ORIGINS: origins,
  DNS_SERVER: (text) =>
    text === undefined || isNameServer(text) ? text : fail("an IP address, with or without a port"),
  DIMO_CLIENT_ID: (text) =>
    text === undefined
      ? undefined
      : (dimoClientId(text) ?? fail("0x followed by 40 hexadecimal digits, as the console shows it")),
  DIMO_FLOW: (text = "consent") => dimoFlow(text) ?? fail("consent or code"),
  DIMO_LOGIN_URL: (text = "https://login.dimo.org") => server(text),
  DIMO_AUTH_URL: (text = "https://auth.dimo.zone") => server(text),
  DIMO_IDENTITY_URL: (text = "https://identity-api.dimo.zone/query") => server(text),
  DIMO_API_KEY: (text) =>
    text === undefined
      ? undefined
      : (dimoApiKey(text) ?? fail("64 hexadecimal digits, as the console shows it")),
  DIMO_TOKEN_EXCHANGE_URL: (text = "https://token-exchange-api.dimo.zone") => server(text),
  DIMO_TELEMETRY_URL: (text = "https://telemetry-api.dimo.zone/query") => server(text),
  DIMO_VEHICLES: (text = "did:erc721:137:0xbA5738a18d83D41847dfFbDC6101d37C69c9B0cF") =>
    dimoVehicles(text) ?? fail("did:erc721: with the number of a chain and the address of a contract"),
  VPIC_URL: (text) => (text === undefined ? undefined : server(text)),
  RECALLS_URL: (text) => (text === undefined ? undefined : server(text)),
  MAP_STYLE_URL: (text) =>
    text === undefined
      ? undefined
      : (styleUrl(text) ?? fail("an https URL without user and fragment (http only on this machine)")),
  POSITIONS_PER_DAY: count(5_000_000, 999_999_999),
  READS_PER_SECOND: count(50),
  CHANGES_PER_SECOND: count(2),
  REFUSALS_PER_MINUTE: count(30),
  TRUSTED_PROXIES: list,
  MAX_CONNECTIONS: count(10_000),
  MAX_CONNECTIONS_PER_NETWORK: count(2000),
  METRICS_TOKEN: (text) =>
    text === undefined || text.length >= 16 ? text : fail("at least 16 characters long"),
  LOG_LEVEL: (text = "info") => levels[text.toLowerCase()] ?? fail("Trace, Debug, Info, Warn, Error or None"),
  OTEL_EXPORTER_OTLP_ENDPOINT: url("a URL such as http://collector:4318", "http:", "https:")
}

/** Settings that may contain a secret: their error messages never repeat the value. */
const silent = /URL|KEY|TOKEN|SECRET/

const sentence = (name: string, text: string, what: string): string =>
  silent.test(name) ? `${name} must be ${what}.` : `${name} must be ${what}, not ${JSON.stringify(text)}.`

/** All values, or all errors. An empty variable counts as unset. */
export const decodeValues = (
  environment: Readonly<Record<string, string | undefined>>
): { readonly values: Values | undefined; readonly faults: ReadonlyArray<string> } => {
  const faults: Array<string> = []
  const read = <A>(name: string, reader: Read<A>): A | undefined => {
    const text = environment[name]?.trim() === "" ? undefined : environment[name]?.trim()
    try {
      return reader(text)
    } catch (cause) {
      if (!(cause instanceof MustBe)) throw cause
      faults.push(sentence(name, text ?? "", cause.message))
      return undefined
    }
  }
  const values = Object.fromEntries(
    Object.entries<Read<unknown>>(readers).map(([name, reader]) => [name, read(name, reader)])
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Without errors every reader has returned its own type.
  return { values: faults.length === 0 ? (values as unknown as Values) : undefined, faults }
}

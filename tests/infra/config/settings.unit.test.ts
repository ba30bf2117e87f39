import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { decodeSettings, settingsTable } from "#infra/config"
import { Effect, Option, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-settings-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const decode = (environment: Readonly<Record<string, string | undefined>> = {}) =>
  Effect.runSync(decodeSettings({ DATA_DIR: dataDir, ...environment }))

const errorOf = (environment: Readonly<Record<string, string | undefined>>): string => {
  const failure = Effect.runSync(Effect.flip(decodeSettings({ DATA_DIR: dataDir, ...environment })))
  return failure.message
}

const KEY = "k".repeat(32)
const url = (name: string) => `postgres://${name}:pass@db:5432/motorpool`
const urls = {
  DATABASE_URL: url("app"),
  DATABASE_OWNER_URL: url("owner"),
  DATABASE_SYSTEM_URL: url("system"),
  DATABASE_JOBS_URL: url("jobs")
}

describe("settings without an environment", () => {
  it("match the defaults in the table", () => {
    const settings = decode()
    const defaults = Object.fromEntries(settingsTable.map(({ name, fallback }) => [name, fallback]))
    expect(String(settings.port)).toBe(defaults["PORT"])
    expect(settings.host).toBe(defaults["HOST"])
    expect(settings.mailFrom).toBe(defaults["MAIL_FROM"])
    expect(settings.logLevel).toBe(defaults["LOG_LEVEL"])
    expect(settings.publicUrl).toBe("http://localhost:4000")
    expect(settings.trustedProxies).toEqual([])
    expect(String(settings.connections.total)).toBe(defaults["MAX_CONNECTIONS"])
    expect(String(settings.connections.perNetwork)).toBe(defaults["MAX_CONNECTIONS_PER_NETWORK"])
    const { databaseUrls, mailUrl, filesUrl, metricsToken, otlpEndpoint } = settings
    for (const optional of [databaseUrls, mailUrl, filesUrl, metricsToken, otlpEndpoint])
      expect(optional).toEqual(Option.none())
  })

  it("treat an empty variable as unset", () => {
    expect(decode({ PORT: "", MAIL_URL: "  " }).port).toBe(4000)
    expect(Option.isNone(decode({ MAIL_URL: "  " }).mailUrl)).toBe(true)
  })
})

describe("settings in the environment", () => {
  it("are decoded", () => {
    const settings = decode({
      ...urls,
      PORT: "8080",
      HOST: "::1",
      PUBLIC_URL: "https://fleet.example.com/",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "10.0.0.0/8, ::1"
    })
    expect(settings.port).toBe(8080)
    expect(settings.host).toBe("::1")
    expect(settings.publicUrl).toBe("https://fleet.example.com")
    expect(settings.logLevel).toBe("Warn")
    expect(settings.trustedProxies).toEqual(["10.0.0.0/8", "::1"])
    const { application, owner, system, jobs } = Option.getOrThrow(settings.databaseUrls)
    expect([application, owner, system, jobs].map(Redacted.value)).toEqual(Object.values(urls))
  })

  it("use the port in the default PUBLIC_URL", () => {
    expect(decode({ PORT: "5000" }).publicUrl).toBe("http://localhost:5000")
  })

  it("reveal no secret when printed", () => {
    const settings = decode({
      ...urls,
      SECRET_KEY: KEY,
      MAIL_URL: "smtp://u:pass@mail",
      FILES_URL: "s3+https://k:pass@host/bucket",
      METRICS_TOKEN: "pass-pass-pass-pass"
    })
    const printed = JSON.stringify(settings)
    expect(printed).toContain("<redacted>")
    expect(printed).not.toContain("pass")
    expect(printed).not.toContain(KEY)
  })
})

describe("an invalid setting", () => {
  it.each([
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "40.5"],
    ["HOST", "not a host"],
    ["PUBLIC_URL", "fleet.example.com"],
    ["PUBLIC_URL", "ftp://fleet.example.com"],
    ["PUBLIC_URL", "https://fleet.example.com/app"],
    ["PUBLIC_URL", "https://fleet.example.com/?app"],
    ["PUBLIC_URL", "https://user@fleet.example.com"],
    ["DATABASE_URL", "mysql://db"],
    ["DATABASE_OWNER_URL", "db"],
    ["DATABASE_SYSTEM_URL", "db"],
    ["DATABASE_JOBS_URL", "db"],
    ["SECRET_KEY", "short"],
    ["SECRET_KEY", `${KEY},short`],
    ["MAIL_URL", "mail.example.com"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "A <a@example.com>\r\nBcc: b@example.com"],
    ["FILES_URL", "https://host"],
    ["MAX_CONNECTIONS", "0"],
    ["MAX_CONNECTIONS_PER_NETWORK", "many"],
    ["METRICS_TOKEN", "short"],
    ["LOG_LEVEL", "loud"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"]
  ])("%s=%s is reported in one sentence", (name, value) => {
    const error = errorOf({ ...(name.startsWith("DATABASE") ? urls : {}), [name]: value })
    expect(error).toMatch(new RegExp(`^${name} must be .+\\.$`))
    expect(error.split("\n")).toHaveLength(1)
    const isSecret = /URL|KEY|TOKEN/.test(name)
    expect(error.includes(`not ${JSON.stringify(value)}`)).toBe(!isSecret)
  })

  it("is reported together with all others", () => {
    expect(errorOf({ PORT: "x", LOG_LEVEL: "y" }).split("\n")).toHaveLength(2)
  })

  it.each(["DATABASE_URL", "DATABASE_OWNER_URL"])("is reported when only %s is missing", (name) => {
    expect(errorOf({ ...urls, [name]: undefined })).toContain("go together")
  })
})

const file = () => join(dataDir, "secret.key")
const keysOf = (environment = {}) => decode(environment).secretKeys.map((key) => Redacted.value(key))

describe("the secret key", () => {
  it("is created once as 32 random bytes that only its owner can read", () => {
    const [key = ""] = keysOf()
    expect(Buffer.from(key, "base64")).toHaveLength(32)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(keysOf()).toEqual([key])
    expect(readFileSync(file(), "utf8").trim()).toBe(key)
  })

  it("is read from SECRET_KEY in the given order", () => {
    expect(keysOf({ SECRET_KEY: `${KEY}, ${"o".repeat(40)}` })).toEqual([KEY, "o".repeat(40)])
    expect(existsSync(file())).toBe(false)
  })

  it("reports what to do when the data folder is not a folder", () => {
    const DATA_DIR = join(dataDir, "a file")
    writeFileSync(DATA_DIR, "")
    expect(() => decode({ DATA_DIR })).toThrow(
      /^Motorpool cannot use its data folder .*a file .*DATA_DIR to a folder of your own\.$/
    )
  })

  it("reports a folder that does not accept files", () => {
    expect(() => decode({ DATA_DIR: "/proc/motorpool/data" })).toThrow(
      /^Motorpool cannot use its data folder \/proc\/motorpool\/data \(.* folder of your own\.$/
    )
  })

  it("is refused in a file that others can read", () => {
    keysOf()
    chmodSync(file(), 0o644)
    expect(() => decode()).toThrow(/^Others can read .*secret\.key.* chmod 600 /)
  })

  it("is created in a folder that others cannot list", () => {
    const nested = join(dataDir, "new")
    decode({ DATA_DIR: nested })
    expect(statSync(nested).mode & 0o066).toBe(0)
  })
})

import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, Option, Redacted, Schema } from "effect"
import { redact, redactText } from "#infra/observability"
import { newToken } from "#infra/secrets"

const secret = "hunter2-Zx9"

describe("redacting a text", () => {
  it.each(["access", "refresh", "oneTime", "signOut", "device"] as const)(
    "removes our own %s tokens anywhere",
    (kind) => {
      const token = newToken(kind)
      for (const text of [
        token,
        `x${token}y`,
        `"${token}"`,
        `/a/${token}/b`,
        `?x=${token}`,
        `%22${token}%22`
      ]) {
        expect(redactText(text)).not.toContain(token.slice(6))
      }
      expect(redactText(`Token ${token} is unknown`)).toBe(
        `Token ${token.slice(0, 6)}[redacted] is unknown`.replace("__", "_")
      )
    }
  )

  it.each([
    [`GET /callback?code=${secret}&state=1`, "GET /callback?code=[redacted]&state=1"],
    [`https://h/#access_token=${secret}`, "https://h/#access_token=[redacted]"],
    [`/reset?a=1&reset-token=${secret}`, "/reset?a=1&reset-token=[redacted]"],
    [`/auth?next=%2Fjoin%3Ftoken%3D${secret}`, "/auth?next=%2Fjoin%3Ftoken%3D[redacted]"],
    [`/auth?next=/join?token=${secret}&x=1`, "/auth?next=/join?token=[redacted]&x=1"],
    [`/auth?next=%252Fjoin%253Ftoken%253D${secret}`, "/auth?next=%252Fjoin%253Ftoken%253D[redacted]"],
    [`failed: password=${secret}`, "failed: password=[redacted]"],
    [`{"a":"b","note":"{}","api_key":"${secret}"}`, '{"a":"b","note":"{}","api_key":"[redacted]"}'],
    [`Cookie: session=${secret}`, "Cookie: [redacted]"],
    [`postgres://app:${secret}@db:5432/x`, "postgres://app:[redacted]@db:5432/x"],
    [`s3+https://KEY:${secret}@host/bucket`, "s3+https://KEY:[redacted]@host/bucket"],
    [`Authorization: Bearer ${secret}`, "Authorization: [redacted]"],
    [`authorization=Basic ${secret}==`, "authorization=[redacted]"],
    [`sent bearer ${secret}`, "sent bearer [redacted]"],
    [`{"email":"a@b.c","password":"${secret} with \\" more"}`, '{"email":"a@b.c","password":"[redacted]"}'],
    [`{\\"password\\":\\"${secret}\\"}`, `{\\"password\\":\\"[redacted]\\"}`],
    [`{"email":"a@b.c","newPassword":"${secret} cut`, '{"email":"a@b.c","newPassword":"[redacted] cut'],
    [`password: ${secret}`, "password: [redacted]"],
    [`client_secret=${secret}, retrying`, "client_secret=[redacted], retrying"],
    [`eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl`, "[redacted]"]
  ])("removes the secret in %j", (text, expected) => {
    expect(redactText(text)).toBe(expected)
  })

  it.each([
    "Request failed",
    "GET /api/organizations/0190f6f2-7c1e-7a6e-8a4e-000000000000/members?limit=50 200 in 12 ms",
    "ERROR: duplicate key value, code: 23505",
    "connect ECONNREFUSED 127.0.0.1:5432",
    "Passwort oder passen, token",
    "http://127.0.0.1:4000/dashboard",
    "at file:///app/infra/http/edge.ts:12:34"
  ])("keeps %j", (text) => {
    expect(redactText(text)).toBe(text)
  })

  it("cuts long texts, and is fast on texts built to be slow", () => {
    const attacks = [
      "a",
      "password=",
      "://:",
      "authorization:  ",
      '"a":"',
      "%3Fa",
      "eyJaaaaa.",
      "a.-[",
      "bearer "
    ]
    const before = performance.now()
    for (const attack of attacks) expect(redactText(attack.repeat(200_000)).length).toBeLessThan(200_000)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

describe("redacting a value", () => {
  const fine = { count: 3, name: "Ann", ok: true, none: null }

  it("keeps what is not secret", () => {
    expect(redact(fine)).toEqual(fine)
    expect(redact({ at: new Date(0), n: 10n, list: [1, "a"], missing: undefined })).toEqual({
      at: "1970-01-01T00:00:00.000Z",
      n: "10",
      list: [1, "a"],
      missing: null
    })
  })

  it.each([
    "password",
    "newPassword",
    "PASSWORD",
    "pass",
    "passphrase",
    "token",
    "accessToken",
    "refresh_token",
    "Authorization",
    "cookie",
    "Set-Cookie",
    "clientSecret",
    "SECRET_KEY",
    "api-key",
    "privateKey",
    "code",
    "otp",
    "pin",
    "code_verifier",
    "X-Amz-Signature"
  ])("removes the field %s at any depth", (name) => {
    const value = { a: [{ b: new Map([["c", { [name]: { deep: secret } }]]) }], [name]: secret, ...fine }
    const text = JSON.stringify(redact(value))
    expect(text).not.toContain(secret)
    expect(text).toContain("Ann")
  })

  it("removes what Effect marks as redacted, and headers", () => {
    const headers = new Headers({ authorization: `Bearer ${secret}`, accept: "text/html" })
    const text = JSON.stringify(redact([Redacted.make(secret), Option.some(Redacted.make(secret)), headers]))
    expect(text).not.toContain(secret)
    expect(text).toContain("text/html")
  })

  it("keeps name, message, code and cause of an error, without their secrets", () => {
    const cause = Object.assign(new Error(`connect postgres://a:${secret}@h`), { code: "ECONNREFUSED" })
    const error = Object.assign(new TypeError(`?token=${secret}`, { cause }), {
      password: secret,
      hint: "look"
    })
    expect(redact(error)).toMatchObject({
      name: "TypeError",
      message: "?token=[redacted]",
      hint: "look",
      password: "[redacted]",
      cause: { message: "connect postgres://a:[redacted]@h", code: "ECONNREFUSED" }
    })
    expect(JSON.stringify(redact(error))).not.toContain(secret)
    expect(redact(Object.assign(new Error("x"), { code: "123456" }))).not.toHaveProperty("code")
    expect(JSON.stringify(redact(Cause.fail({ password: secret })))).not.toContain(secret)
  })

  it("terminates for cyclic and endless values", () => {
    const cyclic: Record<string, unknown> = { name: "Ann" }
    cyclic["self"] = cyclic
    cyclic["list"] = [cyclic]
    expect(redact(cyclic)).toEqual({ name: "Ann", self: "[circular]", list: ["[circular]"] })
    const loop = new Error("loop")
    loop.cause = loop
    expect(redact(loop)).toMatchObject({ message: "loop", cause: "[circular]" })
    const deep = Array.from({ length: 50 }).reduce<unknown>((inner) => ({ inner }), "end")
    expect(JSON.stringify(redact(deep))).toContain("[deeper]")
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`f${number}`, number]))
    expect(Object.keys(Object(redact(wide)))).toHaveLength(101)
    expect(redact(Array.from({ length: 5000 }, () => 1))).toHaveLength(101)
  })

  it("replaces a value that throws when read, and keeps its neighbors", () => {
    const hostile = {
      get broken(): string {
        throw new Error(secret)
      },
      fine: 1
    }
    expect(redact(hostile)).toEqual({ broken: "[unreadable]", fine: 1 })
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error(secret)
        },
        has: () => {
          throw new Error(secret)
        }
      }
    )
    expect(redact([proxy, 1])).toEqual(["[unreadable]", 1])
    const toJSON = {
      toJSON: () => {
        throw new Error(secret)
      }
    }
    expect(redact({ toJSON, after: 1 })).toMatchObject({ after: 1 })
    const nameless = Object.defineProperty(new Error("x"), "message", {
      get: () => {
        throw new Error(secret)
      }
    })
    expect(redact(nameless)).toBe("[unreadable]")
  })

  it.each([
    ["a symbol", Symbol("s"), "Symbol(s)"],
    ["a function", () => secret, "[function]"],
    ["bytes", new Uint8Array(5), "[5 bytes]"],
    ["not a number", Number.NaN, "NaN"],
    ["a URL", new URL(`https://u:${secret}@h/?token=${secret}`), "https://u:[redacted]@h/?token=[redacted]"],
    ["a set", new Set([1]), [1]],
    ["undefined", undefined, null],
    ["a class with toJSON", { toJSON: () => ({ password: secret }) }, { password: "[redacted]" }],
    [
      "an object without prototype",
      Object.assign(Object.create(null), { token: secret }),
      { token: "[redacted]" }
    ]
  ])("converts %s", (_, value, expected) => {
    expect(redact(value)).toEqual(expected)
  })

  it.effect.prop("converts any value to plain JSON", [Schema.Json], ([value]) =>
    Effect.sync(() => {
      expect(() => JSON.stringify(redact(value))).not.toThrow()
    })
  )
})

import { createHmac } from "node:crypto"
import { expect, it, describe } from "@effect/vitest"
import { Effect, Redacted, Schema } from "effect"
import { CannotOpen, NoSecretKey, Secrets } from "#infra/secrets"
import { masterKey } from "../../../infra/secrets/masterKey.ts"

const oldKey = Redacted.make("old-key-old-key-old-key-old-key-old")
const newKey = Redacted.make("new-key-new-key-new-key-new-key-new")

const withKeys = (...keys: ReadonlyArray<Redacted.Redacted>) =>
  Effect.runSync(Effect.provide(Secrets.use(Effect.succeed), Secrets.layer(keys)))

const secrets = withKeys(oldKey)
const bytes = Schema.Uint8Array

describe("sealing", () => {
  it.effect.prop(
    "opens what it sealed, for any bytes and purpose",
    [Schema.String, bytes],
    ([purpose, plain]) =>
      Effect.gen(function* () {
        const opened = yield* secrets.open(purpose, secrets.seal(purpose, plain))
        expect([...opened]).toEqual([...plain])
      })
  )

  it.effect.prop("opens what it sealed, for any text", [Schema.String], ([plain]) =>
    Effect.gen(function* () {
      // A lone surrogate has no UTF-8 form; encoding replaces it.
      expect(yield* secrets.openText("p", secrets.seal("p", plain))).toBe(plain.toWellFormed())
    })
  )

  it.effect.prop(
    "opens nothing for another purpose",
    [Schema.String, Schema.String, Schema.String],
    ([one, two, plain]) =>
      Effect.gen(function* () {
        const purposes = one === two ? [one, `${two}!`] : [one, two]
        const sealed = secrets.seal(purposes[0] ?? "", plain)
        expect(yield* Effect.flip(secrets.open(purposes[1] ?? "", sealed))).toBeInstanceOf(CannotOpen)
      })
  )

  it("never produces the same text twice, and contains no plain text", () => {
    const sealed = Array.from({ length: 200 }, () => secrets.seal("p", "the plain text"))
    expect(new Set(sealed).size).toBe(200)
    expect(sealed.join()).not.toContain("plain")
    expect(sealed[0]).toMatch(/^s1\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/)
  })
})

describe("an invalid text", () => {
  const sealed = secrets.seal("p", "the plain text")

  it.effect("does not open after any character was changed", () =>
    Effect.gen(function* () {
      for (let position = 0; position < sealed.length; position++) {
        const other = sealed[position] === "A" ? "B" : "A"
        const changed = sealed.slice(0, position) + other + sealed.slice(position + 1)
        const failure = yield* Effect.flip(secrets.open("p", changed))
        expect(failure._tag, `position ${position}`).toBe("CannotOpen")
      }
    })
  )

  it.effect("does not open after it was cut or extended", () =>
    Effect.gen(function* () {
      for (let length = 0; length < sealed.length; length++) {
        expect(yield* Effect.flip(secrets.open("p", sealed.slice(0, length)))).toBeInstanceOf(CannotOpen)
      }
      for (const longer of [`${sealed}A`, `${sealed}=`, ` ${sealed}`, `${sealed}\n`]) {
        expect(yield* Effect.flip(secrets.open("p", longer))).toBeInstanceOf(CannotOpen)
      }
    })
  )

  it.effect.prop("does not open when it is arbitrary", [Schema.String], ([text]) =>
    Effect.map(Effect.flip(secrets.open("p", text)), (failure) => expect(failure).toBeInstanceOf(CannotOpen))
  )
})

describe("key rotation", () => {
  it.effect("opens with every listed key and seals with the first", () =>
    Effect.gen(function* () {
      const before = secrets.seal("identity.totp", "JBSWY3DPEHPK3PXP")
      const rotated = withKeys(newKey, oldKey)
      expect(yield* rotated.openText("identity.totp", before)).toBe("JBSWY3DPEHPK3PXP")
      const after = rotated.seal("identity.totp", "JBSWY3DPEHPK3PXP")
      expect(yield* withKeys(newKey).openText("identity.totp", after)).toBe("JBSWY3DPEHPK3PXP")
      const failure = yield* Effect.flip(withKeys(newKey).open("identity.totp", before))
      expect(failure.message).toBe(
        'What was stored for "identity.totp" cannot be decrypted. Check that SECRET_KEY still lists the key it was written with.'
      )
    })
  )

  it("still accepts a code made by the older key, and makes new ones with the new key", () => {
    const rotated = withKeys(newKey, oldKey)
    const mac = secrets.mac("p", "data")
    expect(rotated.macMatches("p", "data", mac)).toBe(true)
    expect(withKeys(newKey).macMatches("p", "data", mac)).toBe(false)
    expect(rotated.mac("p", "data")).toEqual(withKeys(newKey).mac("p", "data"))
  })
})

describe("derived keys and codes", () => {
  it("are stable, have the requested length and differ by purpose, key and use", () => {
    expect(secrets.derive("a", 32)).toEqual(withKeys(oldKey).derive("a", 32))
    expect(secrets.derive("a", 16)).toHaveLength(16)
    expect(secrets.derive("a", 32)).not.toEqual(secrets.derive("b", 32))
    expect(secrets.derive("a", 32)).not.toEqual(withKeys(newKey).derive("a", 32))
    expect(Buffer.from(secrets.derive("a", 32)).subarray(0, 16)).not.toEqual(
      Buffer.from(secrets.derive("a", 16))
    )
    expect(masterKey("x").derive("seal", "a", 32)).not.toEqual(masterKey("x").derive("mac", "a", 32))
  })

  it("are HMAC-SHA256 under the key of the purpose", () => {
    const key = masterKey(Redacted.value(oldKey)).derive("mac", "p", 32)
    expect(Buffer.from(secrets.mac("p", "data"))).toEqual(createHmac("sha256", key).update("data").digest())
  })

  it("match only the same data, purpose and length", () => {
    const mac = secrets.mac("p", "data")
    expect(secrets.macMatches("p", Buffer.from("data"), mac)).toBe(true)
    expect(secrets.macMatches("p", "Data", mac)).toBe(false)
    expect(secrets.macMatches("q", "data", mac)).toBe(false)
    expect(secrets.macMatches("p", "data", mac.subarray(0, 31))).toBe(false)
    expect(secrets.macMatches("p", "data", new Uint8Array())).toBe(false)
  })
})

it.effect("secrets refuse to start without a key, with a message", () =>
  Effect.gen(function* () {
    const failure = yield* Effect.flip(Effect.provide(Secrets.use(Effect.succeed), Secrets.layer([])))
    expect(failure).toBeInstanceOf(NoSecretKey)
    expect(failure.message).toContain("SECRET_KEY is empty.")
  })
)

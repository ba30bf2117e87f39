import { createHmac, timingSafeEqual } from "node:crypto"
import { Context, Effect, Layer, Redacted, Schema } from "effect"
import { decrypt, encrypt, readEnvelope, writeEnvelope } from "./envelope.ts"
import { masterKey, type MasterKey } from "./masterKey.ts"

/** None of the keys in SECRET_KEY opens this text: it was changed, sealed for another purpose, or its key was removed. */
export class CannotOpen extends Schema.TaggedError<CannotOpen>()("CannotOpen", { purpose: Schema.String }) {
  override get message(): string {
    return `What was stored for "${this.purpose}" cannot be decrypted. Check that SECRET_KEY still lists the key it was written with.`
  }
}

/** SECRET_KEY has no key. */
export class NoSecretKey extends Schema.TaggedError<NoSecretKey>()("NoSecretKey", {}) {
  override get message(): string {
    return "SECRET_KEY is empty. Unset it to have a key generated, or set it to at least 32 random characters."
  }
}

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === "string" ? Buffer.from(data) : data

const context = (keyId: string, purpose: string): string => JSON.stringify([keyId, purpose])

const macWith = (key: MasterKey, purpose: string, data: string | Uint8Array): Buffer =>
  createHmac("sha256", key.derive("mac", purpose, 32))
    .update(data)
    .digest()

const make = (first: MasterKey, all: ReadonlyArray<MasterKey>): Secrets["Service"] => {
  const open = (purpose: string, sealed: string): Effect.Effect<Uint8Array, CannotOpen> =>
    Effect.try({
      try: () => {
        const envelope = readEnvelope(sealed)
        const key = all.find((candidate) => candidate.id === envelope?.keyId)
        if (!envelope || !key) throw new Error("No key has this id.")
        return decrypt(key.derive("seal", purpose, 32), context(key.id, purpose), envelope.payload)
      },
      // The reason is not revealed: it would only help an attacker.
      catch: () => new CannotOpen({ purpose })
    })
  return {
    seal: (purpose, plaintext) => {
      const key = first.derive("seal", purpose, 32)
      const payload = encrypt(key, context(first.id, purpose), bytesOf(plaintext))
      return writeEnvelope({ keyId: first.id, payload })
    },
    isNewest: (sealed) => readEnvelope(sealed)?.keyId === first.id,
    open,
    openText: (purpose, sealed) =>
      Effect.map(open(purpose, sealed), (bytes) => Buffer.from(bytes).toString()),
    // A copy, because derived keys are cached and the caller may modify the result.
    derive: (purpose, length) => first.derive("derive", purpose, length).slice(),
    mac: (purpose, data) => macWith(first, purpose, data),
    macMatches: (purpose, data, mac) =>
      all.some((key) => {
        const expected = macWith(key, purpose, data)
        return mac.byteLength === expected.byteLength && timingSafeEqual(mac, expected)
      })
  }
}

/**
 * Encrypts what must be readable again, with the keys of SECRET_KEY. The first key encrypts, every key decrypts: to
 * rotate, add a new key in front and keep the old one until nothing is encrypted with it. A purpose is a constant such
 * as `identity.totp`; each has keys of its own.
 */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** Encrypts with AES-256-GCM; the resulting text is different every time. */
    readonly seal: (purpose: string, plaintext: string | Uint8Array) => string
    /** Whether the first key sealed this text; otherwise it must be sealed again before its key is removed. */
    readonly isNewest: (sealed: string) => boolean
    /** The bytes that were sealed for this purpose. */
    readonly open: (purpose: string, sealed: string) => Effect.Effect<Uint8Array, CannotOpen>
    /** Like `open`, as UTF-8 text. */
    readonly openText: (purpose: string, sealed: string) => Effect.Effect<string, CannotOpen>
    /** `length` bytes for the purpose, the same as long as the first key stays. */
    readonly derive: (purpose: string, length: number) => Uint8Array
    /** HMAC-SHA256, 32 bytes, with the first key. */
    readonly mac: (purpose: string, data: string | Uint8Array) => Uint8Array
    /** Whether one of the keys made this code; compares in constant time. */
    readonly macMatches: (purpose: string, data: string | Uint8Array, mac: Uint8Array) => boolean
  }
>()("infra/Secrets") {
  /** Takes the keys of SECRET_KEY, newest first. */
  static readonly layer = (keys: ReadonlyArray<Redacted.Redacted>): Layer.Layer<Secrets, NoSecretKey> =>
    Layer.effect(
      Secrets,
      Effect.suspend(() => {
        const all = keys.map((key) => masterKey(Redacted.value(key)))
        const [first] = all
        return first === undefined ? Effect.fail(new NoSecretKey()) : Effect.succeed(make(first, all))
      })
    )
}

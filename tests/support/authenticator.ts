import { isoCBOR } from "@simplewebauthn/server/helpers"
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"

/** The part of the options that an authenticator reads. */
export interface Creation {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

export interface Request {
  readonly challenge: string
  readonly rpId: string
}

/** What an authenticator or its browser does otherwise than it should. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly counter?: number
  /** Present, but not verified. */
  readonly isUnverified?: boolean
  readonly userHandle?: string | null
  readonly format?: string
  /** Bytes of the id that the authenticator names, whatever the browser says. */
  readonly idLength?: number
  /** Bytes that are added to the public key. */
  readonly keyPadding?: number
  /** Signs with another key. */
  readonly isForged?: boolean
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString("base64url")
const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" })

/** A public key as COSE: ES256. Maps may have further entries. */
const coseOf = (key: KeyObject, padding = 0) => {
  const { x = "", y = "" } = key.export({ format: "jwk" })
  const point = [x, y].map((part) => Uint8Array.from(Buffer.from(part, "base64url")))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0] ?? new Uint8Array()],
      [-3, point[1] ?? new Uint8Array()],
      ...(padding === 0 ? [] : [[-70_000, new Uint8Array(padding)] as const])
    ])
  )
}

/** An authenticator in software, in a browser at `origin`, with one passkey whose counter goes up with each use. */
export class Authenticator {
  readonly id = base64url(randomBytes(32))
  private readonly keys = newKeys()
  private userHandle: string | null = null
  private counter = 0
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  private clientData(type: "create" | "get", { challenge, origin = this.origin }: Deviation) {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  }

  private data(rpId: string, { counter, isUnverified = false }: Deviation, attested = Buffer.alloc(0)) {
    const head = Buffer.alloc(5)
    head[0] = PRESENT | (isUnverified ? 0 : VERIFIED) | (attested.length > 0 ? ATTESTED : 0)
    this.counter += 1
    head.writeUInt32BE(counter ?? this.counter, 1)
    return Buffer.concat([sha256(rpId), head, attested])
  }

  /** Makes the passkey; the body of the request that adds it. */
  create({ challenge, rp, user }: Creation, deviation: Deviation = {}) {
    this.userHandle = user.id
    const { idLength, keyPadding } = deviation
    const id = idLength === undefined ? Buffer.from(this.id, "base64url") : randomBytes(idLength)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.keys.publicKey, keyPadding)])
    const authData = Uint8Array.from(this.data(deviation.rpId ?? rp.id, deviation, attested))
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ["fmt", deviation.format ?? "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", authData]
      ])
    )
    return {
      id: this.id,
      client_data: base64url(this.clientData("create", { challenge, ...deviation })),
      attestation: base64url(attestation),
      transports: ["internal"]
    }
  }

  /** Uses the passkey. */
  get({ challenge, rpId }: Request, deviation: Deviation = {}) {
    const clientData = this.clientData("get", { challenge, ...deviation })
    const data = this.data(deviation.rpId ?? rpId, deviation)
    const { privateKey } = deviation.isForged === true ? newKeys() : this.keys
    return {
      id: this.id,
      client_data: base64url(clientData),
      authenticator_data: base64url(data),
      signature: base64url(sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey)),
      user_handle: deviation.userHandle === undefined ? this.userHandle : deviation.userHandle
    }
  }
}

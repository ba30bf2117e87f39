import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from "node:crypto"

/** A key pair and the id under which its public half is published. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

export const newSigningKey = (): SigningKey => ({
  kid: randomBytes(20).toString("hex"),
  ...generateKeyPairSync("rsa", { modulusLength: 2048 })
})

/** A key of the published set (RFC 7517). */
export const publicJwk = ({ kid, publicKey }: SigningKey) => ({
  use: "sig",
  kty: "RSA",
  kid,
  alg: "RS256",
  ...publicKey.export({ format: "jwk" })
})

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url")

/**
 * How a token is signed. `HS256` uses the published key's text as the shared secret, a classic attack; `foreign` signs
 * with an unpublished key under the id of a published one.
 */
export type Signature = "RS256" | "none" | "HS256" | "foreign"

export const signToken = (claims: object, key: SigningKey, signature: Signature = "RS256"): string => {
  const alg = signature === "foreign" ? "RS256" : signature
  const body = `${encoded({ alg, kid: key.kid })}.${encoded(claims)}`
  if (signature === "none") return `${body}.`
  if (signature === "HS256") {
    const pem = key.publicKey.export({ type: "spki", format: "pem" })
    return `${body}.${createHmac("sha256", pem).update(body).digest("base64url")}`
  }
  const { privateKey } = signature === "foreign" ? newSigningKey() : key
  return `${body}.${sign("sha256", Buffer.from(body), privateKey).toString("base64url")}`
}

const parsed = (part: string): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString())
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The claims of a bearer token, if it is signed with a published key and has not expired. */
export const verifiedClaims = (
  authorization: string,
  { key, formerKeys }: { readonly key: SigningKey; readonly formerKeys: ReadonlyArray<SigningKey> }
): Readonly<Record<string, unknown>> | undefined => {
  const [header = "", claims = "", signature = ""] = authorization.replace(/^Bearer /, "").split(".")
  try {
    const { alg, kid } = parsed(header)
    const used = [key, ...formerKeys].find((one) => one.kid === kid)
    const body = Buffer.from(`${header}.${claims}`)
    if (alg !== "RS256" || used === undefined) return undefined
    if (!verify("sha256", body, used.publicKey, Buffer.from(signature, "base64url"))) return undefined
    const values = parsed(claims)
    return Number(values["exp"]) * 1000 > Date.now() ? values : undefined
  } catch {
    return undefined
  }
}

import { Context, Effect, Layer, Option } from "effect"
import { ALGORITHMS } from "./algorithms.ts"

/** What a browser returns for a new passkey. All in base64url. */
export interface Attestation {
  readonly id: string
  readonly clientDataJson: string
  readonly attestationObject: string
}

/** What a browser returns when a passkey is used. All in base64url. */
export interface Assertion {
  readonly id: string
  readonly clientDataJson: string
  readonly authenticatorData: string
  readonly signature: string
}

export interface KnownCredential {
  readonly id: string
  /** As COSE. */
  readonly publicKey: Uint8Array
}

/** `counter` goes up with each use, or is always 0. `isBackedUp`: copied to other devices of its owner. */
export interface CredentialState {
  readonly counter: number
  readonly isBackedUp: boolean
}

export interface AttestedCredential extends KnownCredential, CredentialState {}

/** Certificates of authenticators say nothing to us, and checking them would call servers that a stranger names. */
const NO_CERTIFICATES = new Set(["none", "packed"])

// Loaded when it is first needed: most processes never verify a passkey.
const load = () => import("@simplewebauthn/server")
const loadDecoder = () => import("@simplewebauthn/server/helpers")

/** Whatever a browser can send is refused alike: garbage, a wrong signature, another site. */
const unlessRefused = <A>(verify: () => Promise<A | undefined>): Effect.Effect<Option.Option<A>> =>
  Effect.tryPromise(verify).pipe(
    Effect.map(Option.fromUndefinedOr),
    Effect.catch((error) => Effect.as(Effect.logDebug("Passkey refused", error), Option.none()))
  )

const isWithoutCertificates = async (attestationObject: string) => {
  const { decodeAttestationObject, isoBase64URL } = await loadDecoder()
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  return NO_CERTIFICATES.has(decoded.get("fmt")) && decoded.get("attStmt").get("x5c") === undefined
}

/** Of a credential's id, as WebAuthn requires, in base64url; and of the keys of all algorithms that are accepted. */
const LONGEST_ID = Math.ceil((1023 * 4) / 3)
const LONGEST_KEY = 2048

/** An authenticator's answer can name an id and a key of any length, whatever the browser says the id is. */
const isWithinBounds = ({ id, publicKey }: KnownCredential): boolean =>
  id.length >= 1 && id.length <= LONGEST_ID && publicKey.length <= LONGEST_KEY

interface Site {
  readonly expectedRPID: string
  readonly expectedOrigin: string
}

const attested = (site: Site) => (given: Attestation, challenge: string) =>
  unlessRefused(async (): Promise<AttestedCredential | undefined> => {
    const { id, clientDataJson: clientDataJSON, attestationObject } = given
    if (!(await isWithoutCertificates(attestationObject))) return undefined
    const { verifyRegistrationResponse } = await load()
    const { registrationInfo } = await verifyRegistrationResponse({
      ...site,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: ALGORITHMS,
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject }
      }
    })
    if (registrationInfo === undefined) return undefined
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo
    if (!isWithinBounds(credential)) return undefined
    return { id: credential.id, publicKey: credential.publicKey, counter: credential.counter, isBackedUp }
  })

const asserted = (site: Site) => (given: Assertion, known: KnownCredential, challenge: string) =>
  unlessRefused(async (): Promise<CredentialState | undefined> => {
    const { verifyAuthenticationResponse } = await load()
    const { id, clientDataJson: clientDataJSON, authenticatorData, signature } = given
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...site,
      expectedChallenge: challenge,
      // The library would compare the counter before it has verified the signature. Its caller does so afterwards.
      credential: { id: known.id, publicKey: Uint8Array.from(known.publicKey), counter: 0 },
      response: {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature }
      }
    })
    if (!verified || id !== known.id) return undefined
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
  })

/**
 * This installation as passkeys know it. They are bound to the host of its public address, and are accepted from pages of
 * that address only, whatever host a request names. Each use must have verified the person: by PIN, face or fingerprint.
 */
export class RelyingParty extends Context.Service<
  RelyingParty,
  {
    /** The host that passkeys are bound to. */
    readonly id: string
    /** The new passkey, if it was made here for this challenge. */
    readonly attested: (
      given: Attestation,
      challenge: string
    ) => Effect.Effect<Option.Option<AttestedCredential>>
    /** The state that a passkey reports, if it was used here for this challenge. Compare the counter. */
    readonly asserted: (
      given: Assertion,
      known: KnownCredential,
      challenge: string
    ) => Effect.Effect<Option.Option<CredentialState>>
  }
>()("infra/RelyingParty") {}

export const relyingPartyLayer = ({ publicUrl }: { readonly publicUrl: string }) =>
  Layer.sync(RelyingParty, () => {
    const { hostname, origin } = new URL(publicUrl)
    const site: Site = { expectedRPID: hostname, expectedOrigin: origin }
    return { id: hostname, attested: attested(site), asserted: asserted(site) }
  })

import { Secret, TOTP } from "otpauth"

/** What authenticator apps support: SHA-1, six digits, a code every 30 seconds (RFC 6238). */
const SECONDS = 30
const SHAPE = { algorithm: "SHA1", digits: 6, period: SECONDS }
/** Codes of the step before and after are accepted, because clocks differ. */
const DRIFT = 1
/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20

const generator = (secret: string, labels: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...SHAPE, ...labels, secret: Secret.fromBase32(secret) })

/** 160 random bits in base32, as people type them. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  generator(secret, { issuer, label: account }).toString()

/** The step (of 30 seconds since 1970) that a code is for, if it is right within the drift. */
export const totpStep = (secret: string, code: string, at: Date): number | undefined => {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const drift = generator(secret).validate({ token: code, timestamp: at.getTime(), window: DRIFT })
  return drift === null ? undefined : Math.floor(at.getTime() / 1000 / SECONDS) + drift
}

/** The code at an instant: what an authenticator app shows. */
export const totpCode = (secret: string, at: Date): string =>
  generator(secret).generate({ timestamp: at.getTime() })

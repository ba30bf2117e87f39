import { Effect, Redacted, Schema } from "effect"
import type { DimoSettings } from "./DimoSettings.ts"
import { Jwt, NoResponse, request } from "./request.ts"
import { personalSignature } from "./signing.ts"
import type { Token } from "./tokens.ts"

/** Of a token's life, the part for which it is used. */
const USED = 0.8

/** The longest life in seconds that is believed. */
const MAX_SECONDS = 30 * 24 * 3600

const Challenge = Schema.Struct({
  state: Schema.String.check(Schema.isMaxLength(500)),
  challenge: Schema.String.check(Schema.isMaxLength(2000))
})

const Answer = Schema.Struct({
  access_token: Jwt,
  expires_in: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_SECONDS }))
})

export type License = Pick<DimoSettings, "authUrl" | "clientId" | "redirectUri"> & {
  readonly apiKey: Redacted.Redacted
}

/** Signed is only a request to sign in there as the license (EIP-4361), whatever else the server may ask for. */
const isSignIn = (text: string, { authUrl, clientId }: License): boolean => {
  const [first, second] = text.split("\n")
  return (
    first === `${new URL(authUrl).host} wants you to sign in with your Ethereum account:` &&
    second?.toLowerCase() === clientId.toLowerCase()
  )
}

const form = (url: string, fields: Readonly<Record<string, string>>) => ({
  url,
  method: "POST" as const,
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString()
})

/** Proves with the license's key that requests come from the license. The license's domain is its callback URL. */
export const developerToken = Effect.fn("telematics.developerToken")(function* (license: License) {
  const { authUrl, clientId: client_id, redirectUri: domain, apiKey } = license
  const start = form(`${authUrl}/auth/web3/generate_challenge`, {
    client_id,
    domain,
    scope: "openid email",
    response_type: "code",
    address: client_id
  })
  // The server labels this response as plain text.
  const { state, challenge } = yield* request({ ...start, repeatable: true, isMislabelled: true }, Challenge)
  if (!isSignIn(challenge, license)) {
    yield* Effect.logWarning("The sign-in server asked for a signature of something else")
    return yield* new NoResponse()
  }
  const signature = personalSignature(challenge, apiKey)
  const answer = yield* request(
    form(`${authUrl}/auth/web3/submit_challenge`, {
      client_id,
      domain,
      grant_type: "authorization_code",
      state,
      signature
    }),
    Answer
  )
  return {
    text: Redacted.make(answer.access_token),
    lasts: answer.expires_in * 1000 * USED
  } satisfies Token
})

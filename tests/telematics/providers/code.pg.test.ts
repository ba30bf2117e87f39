import { minutes } from "#kernel"
import { Effect, Redacted } from "effect"
import { describe, expect, it, vi } from "vitest"
import { answer, returned } from "../../support/dimo/browser.ts"
import { discoveryOf } from "../../support/dimo/dex.ts"
import type { Dimo } from "../../support/dimo/index.ts"
import { later } from "../../support/outbound.ts"
import { PATIENT } from "../../support/patience.ts"
import { withDimo, CALLBACK, completing, connect, departure, failure, type Provider } from "./support.ts"

let dimo: Dimo
let provider: Provider
let patient: Provider
withDimo("code", (place) => {
  ;({ dimo, provider, patient } = place)
})

const complete = () => completing(provider)
const discoveries = () => dimo.requests.filter(({ role }) => role === "discovery").length
const published = (changed: object) =>
  ({
    kind: "answer",
    type: "application/json",
    body: JSON.stringify({ ...discoveryOf(dimo.url), ...changed })
  }) as const

describe("signing in with a code", () => {
  it("sends state, nonce and challenge, none of which is the stored secret", async () => {
    const { url, flowState } = await Effect.runPromise(provider.start(departure()))
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(query).toMatchObject({
      client_id: dimo.clientId,
      redirect_uri: CALLBACK,
      response_type: "code",
      scope: "openid email",
      state: "mp_ot_state-of-this-attempt",
      code_challenge_method: "S256"
    })
    const { verifier, nonce } = JSON.parse(Redacted.value(flowState))
    expect(query["nonce"]).toBe(nonce)
    expect(url).not.toContain(verifier)
  })

  it("proves a wallet and discovers the server once", async () => {
    expect(await Effect.runPromise(await complete())).toMatchObject({ walletAddress: dimo.wallet() })
    await Effect.runPromise(await complete())
    expect(discoveries()).toBe(1)
  })

  it("exchanges a code once", async () => {
    const { back, leaving } = await connect(provider)
    await Effect.runPromise(provider.complete(back, leaving))
    expect(await failure(provider.complete(back, leaving))).toBe("TokenRefused")
  })

  it("returns error and state, and no proof, when the user declines", async () => {
    const { url, flowState } = await Effect.runPromise(provider.start(departure()))
    const query = await answer(url, "no")
    expect(query.get("error")).toBe("access_denied")
    expect(query.get("error_description")).toBe("Approval rejected.")
    const back = returned("mp_ot_attempt", query)
    expect(await failure(provider.complete(back, { ...departure(), flowState }))).toBe("TokenRefused")
  })
})

describe("a forged code", () => {
  it("is refused with another state, without one, and without a code", async () => {
    const { back, leaving } = await connect(provider)
    const { state: _, ...stateless } = back
    const { code: __, ...codeless } = back
    for (const other of [{ ...back, state: "mp_ot_other" }, stateless, codeless])
      expect(await failure(provider.complete(other, leaving))).toBe("TokenRefused")
    expect(dimo.requests.filter(({ role }) => role === "token")).toEqual([])
  })

  it("is refused for another attempt with its own verifier and nonce", async () => {
    const one = await connect(provider)
    const other = await connect(provider)
    expect(await failure(provider.complete(one.back, other.leaving))).toBe("TokenRefused")
  })

  it("is refused when it started in the other flow, as is a bare token", async () => {
    const { back, leaving } = await connect(provider)
    const consent = { ...leaving, flowState: Redacted.make("consent") }
    expect(await failure(provider.complete(back, consent))).toBe("TokenRefused")
    const token = { attempt: back.attempt, token: dimo.token(dimo.wallet()) }
    expect(await failure(provider.complete(token, leaving))).toBe("TokenRefused")
  })

  const seconds = () => Math.floor(Date.now() / 1000)
  const forgeries = {
    "another nonce": () => ({ claims: { nonce: "of someone else" } }),
    "no nonce": () => ({ claims: { nonce: undefined } }),
    "another audience": () => ({ claims: { aud: "0x0000000000000000000000000000000000000001" } }),
    "another issuer": () => ({ claims: { iss: "https://evil.example" } }),
    "a foreign signature": () => ({ signature: "foreign" as const }),
    "no signature": () => ({ signature: "none" as const }),
    "the public key as a secret": () => ({ signature: "HS256" as const }),
    "an expired token": () => ({ claims: { exp: seconds() - 100 } }),
    "an old token": () => ({ claims: { iat: seconds() - 120 } }),
    "no wallet": () => ({ claims: { ethereum_address: undefined } }),
    "no token": () => ({ instead: "hello" })
  }
  it.for(Object.entries(forgeries))("is refused with %s", async ([, forgery]) => {
    dimo.forge(forgery())
    expect(await failure(await complete())).toBe("TokenRefused")
  })
})

describe("a failing sign-in server", () => {
  const faults = [
    { kind: "unresponsive" },
    { kind: "stall" },
    { kind: "drop" },
    { kind: "html" },
    { kind: "status", status: 500 },
    { kind: "status", status: 429, retryAfter: "60" },
    { kind: "redirect", location: "http://127.0.0.1:9/" },
    { kind: "huge", bytes: 2_000_001 }
  ] as const

  it.for(faults)("cannot be discovered: $kind", async (fault) => {
    dimo.fail("discovery", fault)
    expect(await failure(provider.start(departure()))).toBe("ProviderUnavailable")
    dimo.reset()
    expect(await Effect.runPromise(await complete())).toMatchObject({ walletAddress: dimo.wallet() })
  })

  it("receives one request for all waiting users, who fail together, and another from the next user", async () => {
    dimo.fail("discovery", { kind: "unresponsive" })
    const both = [failure(patient.start(departure())), failure(patient.start(departure()))]
    await vi.waitFor(() => expect(discoveries()).toBe(1), PATIENT)
    dimo.dropConnections()
    expect(await Promise.all(both)).toEqual(["ProviderUnavailable", "ProviderUnavailable"])
    expect(discoveries()).toBe(1)
    dimo.reset()
    await Effect.runPromise(patient.start(departure()))
    expect(discoveries()).toBe(2)
  })

  it("may move: its metadata is cached for an hour", async () => {
    const endpointOf = async (start: ReturnType<Provider["start"]>) =>
      new URL((await Effect.runPromise(start)).url).pathname
    expect(await endpointOf(patient.start(departure()))).toBe("/auth")
    dimo.fail("discovery", published({ authorization_endpoint: `${dimo.url}/moved` }))
    expect(await endpointOf(later(minutes(50))(patient.start(departure())))).toBe("/auth")
    expect(await endpointOf(later(minutes(60))(patient.start(departure())))).toBe("/moved")
  })

  it.for(faults)("cannot exchange: $kind", async (fault) => {
    const { back, leaving } = await connect(provider)
    dimo.fail("token", fault)
    expect(await failure(provider.complete(back, leaving))).toBe("ProviderUnavailable")
  })

  const elsewhere = "http://127.0.0.1:9"
  it.for([
    { issuer: elsewhere },
    { authorization_endpoint: `${elsewhere}/auth` },
    { token_endpoint: `${elsewhere}/token` },
    { token_endpoint: undefined }
  ])("cannot redirect us to another server: %o", async (changed) => {
    dimo.fail("discovery", published(changed))
    expect(await failure(provider.start(departure()))).toBe("ProviderUnavailable")
  })

  it.for(["authorization_endpoint", "token_endpoint"])(
    "cannot use a lookalike address as %s",
    async (endpoint) => {
      for (const address of [`blob:${dimo.url}/auth`, `${dimo.url.replace("//", "//somebody:else@")}/auth`]) {
        dimo.fail("discovery", published({ [endpoint]: address }))
        expect(await failure(provider.start(departure()))).toBe("ProviderUnavailable")
      }
    }
  )
})

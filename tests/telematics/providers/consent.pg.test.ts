import { Effect, Redacted } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { answer, returned } from "../../support/dimo/browser.ts"
import { type Dimo, newWallet, startDimo } from "../../support/dimo/index.ts"
import {
  CALLBACK,
  completing,
  connect,
  departure,
  failure,
  type OutboundRun,
  outboundTo,
  type Provider,
  providerOf,
  startOutbound
} from "./support.ts"

let run: OutboundRun
let dimo: Dimo
let provider: Provider
beforeAll(async () => {
  run = await startOutbound()
  dimo = await startDimo({ redirectUris: [CALLBACK] })
  dimo.setVehicles(dimo.wallet(), [{ tokenId: 7, definition: null }])
  provider = providerOf(outboundTo(dimo, run), dimo)
})
afterEach(() => {
  dimo.reset()
  dimo.setTokenLifetime(48 * 3600)
})
afterAll(async () => {
  await dimo.stop()
  await run.stop()
})

const complete = () => completing(provider)

describe("Login with DIMO", () => {
  it("requests only read permissions, for the registered client, with the attempt's state", async () => {
    const { url } = await Effect.runPromise(provider.start(departure()))
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe(dimo.url)
    expect(Object.fromEntries(searchParams)).toEqual({
      clientId: dimo.clientId,
      redirectUri: CALLBACK,
      entryState: "VEHICLE_MANAGER",
      permissionTemplateId: "2",
      utm: "cs=mp_ot_state-of-this-attempt"
    })
  })

  it("proves a wallet until the token expires", async () => {
    dimo.setTokenLifetime(3600)
    const before = Date.now()
    const { back, leaving } = await connect(provider)
    expect(back.echo).toBe("mp_ot_state-of-this-attempt")
    const account = await Effect.runPromise(provider.complete(back, leaving))
    expect(account.walletAddress).toBe(dimo.wallet())
    const issuedAt = account.expiresAt.getTime() - 3_600_000
    // Tokens contain whole seconds.
    expect(issuedAt).toBeGreaterThan(before - 1000)
    expect(issuedAt).toBeLessThanOrEqual(Date.now())
  })

  it("compares wallets ignoring case", async () => {
    const mixed = `0x${dimo.wallet().slice(2).toUpperCase()}`
    dimo.forge({ claims: { ethereum_address: mixed }, walletAddress: mixed })
    expect((await Effect.runPromise(await complete())).walletAddress).toBe(dimo.wallet())
  })

  it("accepts the token without a separate wallet", async () => {
    const { back, leaving } = await connect(provider)
    const { wallet_address: _, ...bare } = back
    expect((await Effect.runPromise(provider.complete(bare, leaving))).walletAddress).toBe(dimo.wallet())
  })

  it("returns an error, and no proof, when the user cancels", async () => {
    const { url, flowState } = await Effect.runPromise(provider.start(departure()))
    const query = await answer(url, "no")
    expect(query.get("error")).toBe("User cancelled the transaction")
    expect(query.has("token")).toBe(false)
    const back = returned("mp_ot_attempt", query)
    expect(await failure(provider.complete(back, { ...departure(), flowState }))).toBe("TokenRefused")
  })

  it("is refused when it started in the other flow", async () => {
    const { back, leaving } = await connect(provider)
    const other = { ...leaving, flowState: Redacted.make(`{"verifier":"v","nonce":"n"}`) }
    expect(await failure(provider.complete(back, other))).toBe("TokenRefused")
  })
})

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
const signatureOf = (token: string) => Buffer.from(token.split(".")[2] ?? "", "base64url")

const now = () => Math.floor(Date.now() / 1000)

describe("a forged token", () => {
  const forgeries = {
    "names a different wallet from the parameter": () => ({ walletAddress: newWallet() }),
    "comes from another issuer": () => ({ claims: { iss: "https://auth.dimo.zone.evil.example" } }),
    "has no issuer": () => ({ claims: { iss: undefined } }),
    "is issued for another audience": () => ({ claims: { aud: newWallet() } }),
    "has no audience": () => ({ claims: { aud: undefined } }),
    "is signed with an unpublished key": () => ({ signature: "foreign" as const }),
    "is not signed": () => ({ signature: "none" as const }),
    "is signed with the public key as a secret": () => ({ signature: "HS256" as const }),
    "has expired": () => ({ claims: { exp: now() - 1 } }),
    "never expires": () => ({ claims: { exp: undefined } }),
    "expires at an impossible time": () => ({ claims: { exp: 1e15 } }),
    "has an expiry that is not a number": () => ({ claims: { exp: "tomorrow" } }),
    "does not say when it was issued": () => ({ claims: { iat: undefined } }),
    "was issued in the future": () => ({ claims: { iat: now() + 300 } }),
    "is not valid yet": () => ({ claims: { nbf: now() + 300 } }),
    "names no wallet": () => ({ claims: { ethereum_address: undefined } }),
    "names an invalid wallet": () => ({ claims: { ethereum_address: "0x1234" } }),
    "names a list as wallet": () => ({ claims: { ethereum_address: [newWallet()] } }),
    "is not a token": () => ({ instead: "not.a.token" }),
    "is empty": () => ({ instead: "" })
  }
  it.for(Object.entries(forgeries))("is refused when it %s", async ([, forgery]) => {
    dimo.forge(forgery())
    expect(await failure(await complete())).toBe("TokenRefused")
  })

  it("is refused without the attempt's echo, or with another one's", async () => {
    const { back, leaving } = await connect(provider)
    const { echo: _, ...bare } = back
    expect(await failure(provider.complete(bare, leaving))).toBe("TokenRefused")
    expect(await failure(provider.complete({ ...back, echo: "another" }, leaving))).toBe("TokenRefused")
    expect((await Effect.runPromise(provider.complete(back, leaving))).walletAddress).toBe(dimo.wallet())
  })

  it("is refused when changed after signing", async () => {
    const { back, leaving } = await connect(provider)
    const [header, body, signature] = (back.token ?? "").split(".")
    const claims = { ...JSON.parse(Buffer.from(body ?? "", "base64url").toString()), exp: now() + 9_999_999 }
    const changed = Buffer.from(JSON.stringify(claims)).toString("base64url")
    const token = [header, changed, signature].join(".")
    expect(await failure(provider.complete({ ...back, token }, leaving))).toBe("TokenRefused")
  })

  it("is accepted for several audiences including us, in any case", async () => {
    dimo.forge({ claims: { aud: [newWallet(), dimo.clientId.toLowerCase()] } })
    expect((await Effect.runPromise(await complete())).walletAddress).toBe(dimo.wallet())
  })

  it("is refused in a non-canonical encoding, which could be used again", async () => {
    const { back, leaving } = await connect(provider)
    const token = back.token ?? ""
    const others = letters
      .split("")
      .filter((letter) => letter !== token.at(-1))
      .map((letter) => token.slice(0, -1) + letter)
    const same = others.filter((other) => signatureOf(other).equals(signatureOf(token)))
    expect(same).toHaveLength(15)
    for (const other of [...same, `${token}=`, `${token} `])
      expect(await failure(provider.complete({ ...back, token: other }, leaving))).toBe("TokenRefused")
  })

  it("may come from an earlier sign-in, as Login with DIMO returns it to a signed-in user", async () => {
    dimo.staySignedIn(true)
    const first = await connect(provider)
    const again = await connect(provider, new Date(Date.now() + 120_000))
    dimo.staySignedIn(false)
    expect(again.back.token).toBe(first.back.token)
    expect((await Effect.runPromise(provider.complete(again.back, again.leaving))).walletAddress).toBe(
      dimo.wallet()
    )
  })
})

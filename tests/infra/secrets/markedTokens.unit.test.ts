import { markedTokens, Secrets } from "#infra/secrets"
import { Effect, Option, Redacted } from "effect"
import { expect, it } from "vitest"

const run = <A>(work: Effect.Effect<A, never, Secrets>, keys = ["a key of thirty-two characters, or more"]) =>
  Effect.runSync(Effect.orDie(Effect.provide(work, Secrets.layer(keys.map((key) => Redacted.make(key))))))

const tokens = markedTokens("device", "test.device")
const content = Buffer.alloc(32, 7)
const isOurs = (token: string, boundTo?: string, keys?: Array<string>) =>
  Option.isSome(run(tokens.contentOf(token, boundTo), keys))

it("recognizes the tokens we issued, and what they contain", () => {
  const token = run(tokens.issue(content))
  expect(Option.getOrThrow(run(tokens.contentOf(token))).equals(content)).toBe(true)
})

it("recognizes no token of another kind, purpose, key or content", () => {
  const token = run(tokens.issue(content))
  const altered = token.slice(0, -2) + (token.endsWith("AA") ? "BB" : "AA")
  for (const other of [altered, token.replace("mp_dv_", "mp_rt_"), `${token}AAAA`, "mp_dv_", ""])
    expect(isOurs(other)).toBe(false)
  expect(isOurs(run(markedTokens("device", "test.other").issue(content)))).toBe(false)
  expect(isOurs(token, undefined, ["another key of thirty-two characters"])).toBe(false)
})

it("recognizes a token only together with the text it is bound to", () => {
  const token = run(tokens.issue(content, "zoe@example.com"))
  expect(isOurs(token, "zoe@example.com")).toBe(true)
  expect(isOurs(token)).toBe(false)
  // The first letter of the address, moved to the end of the content.
  const moved = Buffer.concat([Buffer.from(token.slice(6), "base64url"), Buffer.from("z")])
  expect(isOurs(`mp_dv_${moved.toString("base64url")}`, "oe@example.com")).toBe(false)
})

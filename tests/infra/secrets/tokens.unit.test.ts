import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { hashToken, newToken } from "#infra/secrets"

it.each([
  ["access", /^mp_at_[A-Za-z0-9_-]{43}$/],
  ["refresh", /^mp_rt_[A-Za-z0-9_-]{43}$/],
  ["oneTime", /^mp_ot_[A-Za-z0-9_-]{43}$/],
  ["device", /^mp_dv_[A-Za-z0-9_-]{43}$/]
] as const)("a token for %s has its prefix and 256 bits (ASVS 7.2.3)", (kind, shape) => {
  expect(newToken(kind)).toMatch(shape)
})

it("never produces the same token twice", () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newToken("access"))).size).toBe(10_000)
})

it("stores a token as its SHA-256", () => {
  const token = newToken("refresh")
  expect(hashToken(token)).toEqual(createHash("sha256").update(token, "utf8").digest())
  expect(hashToken(token)).toHaveLength(32)
})

import { hashPassword, isCommonPassword, needsRehash, noPassword, verifyPassword } from "#infra/passwords"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const run = Effect.runPromise
const PASSWORD = "correct horse battery"

// A test vector of the reference implementation (phc-winner-argon2, test.c).
const REFERENCE = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"

describe("hashing a password", () => {
  it("writes a PHC string with our parameters and a new salt each time", async () => {
    const [first, second] = await Promise.all([run(hashPassword(PASSWORD)), run(hashPassword(PASSWORD))])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(second).not.toBe(first)
    expect(needsRehash(first)).toBe(false)
  })

  it("matches the password and no other (ASVS 6.2.8)", async () => {
    const stored = await run(hashPassword(PASSWORD))
    expect(await run(verifyPassword(PASSWORD, stored))).toBe(true)
    for (const other of ["", `${PASSWORD} `, PASSWORD.toUpperCase(), "\u0000", "\ud800"])
      expect(await run(verifyPassword(other, stored))).toBe(false)
  })

  it("produces a hash without a password, which looks the same and matches nothing", async () => {
    const none = noPassword()
    expect(none).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(noPassword()).not.toBe(none)
    for (const guess of ["", none, PASSWORD]) expect(await run(verifyPassword(guess, none))).toBe(false)
  })

  it("verifies a hash of the reference implementation, and asks to rehash it", async () => {
    expect(await run(verifyPassword("password", REFERENCE))).toBe(true)
    expect(await run(verifyPassword("Password", REFERENCE))).toBe(false)
    expect(needsRehash(REFERENCE)).toBe(true)
  })

  it("takes about the same time without an account, and matches nothing", async () => {
    const stored = await run(hashPassword(PASSWORD))
    const time = async (against: string | null) => {
      const start = performance.now()
      expect(await run(verifyPassword("wrong", against))).toBe(false)
      return performance.now() - start
    }
    // Interleaved, comparing the fastest runs: other load only makes a run longer.
    let [without, withOne] = [Infinity, Infinity]
    for (let round = 0; round < 7; round += 1) {
      without = Math.min(without, await time(null))
      withOne = Math.min(withOne, await time(stored))
    }
    const ratio = without / withOne
    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3)
  })

  it("treats a stored text that is not a hash as a defect", async () => {
    await expect(run(verifyPassword(PASSWORD, "plain"))).rejects.toThrow("cannot be read")
    expect(needsRehash("plain")).toBe(true)
  })
})

describe("the most common passwords", () => {
  it.each(["password", "12345678", "QWERTYUIOP", "Football", "1qaz2wsx", "trustno1", "sunshine", "iloveyou"])(
    "include %s, ignoring case",
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    }
  )

  it.each(["correct horse battery", "zr8-Kt!4pQ", "ein langer deutscher satz"])(
    "do not include %s",
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    }
  )
})

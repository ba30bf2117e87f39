import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { FIRST, usualLimits } from "../../../../infra/http/capacity/limits.ts"
import { makeShares, type Part } from "../../../../infra/http/capacity/shares.ts"
import { originOf } from "../../../../infra/http/outer/address.ts"

const ignore = (): void => {}

/** Shares of which each network takes one by one; `yielded` names those that had to yield, in order. */
const scene = (total: number, perNetwork: number, first?: number) => {
  const shares = makeShares({ total, perNetwork }, first)
  const yielded: Array<string> = []
  const take = (address: string): Part | undefined =>
    shares.take(originOf(address), () => yielded.push(address))
  const takeAll = (address: string): ReadonlyArray<Part> => {
    const parts: Array<Part> = []
    for (let part = take(address); part !== undefined; part = take(address)) parts.push(part)
    return parts
  }
  return { shares, yielded, take, takeAll }
}

/** The /64 with this number of one /48. */
const networkIn = (prefix: string, at: number): string => `${prefix}:${at.toString(16)}::1`

describe("shares", () => {
  it("leave a greedy network half of what the previous ones left", () => {
    const { takeAll } = scene(1000, 600)
    const parts = ["a", "b", "c", "d", "e"].map(takeAll)
    expect(parts.map(({ length }) => length)).toEqual([500, 250, 125, 62, 31])
    parts[0]?.forEach(({ giveBack }) => giveBack())
    expect(takeAll("f")).toHaveLength(266)
  })

  it("give all networks of an IPv6 subscriber half of the total together, and none more than one may have", () => {
    const { shares, takeAll } = scene(1000, 200)
    const taken = Array.from({ length: 256 }, (_, at) => takeAll(networkIn("2001:db8:1", at)).length)
    expect(taken.slice(0, 4)).toEqual([200, 200, 100, 0])
    expect(shares.taken()).toBe(500)
    expect(takeAll("2001:db8:2::1")).toHaveLength(200)
  })

  it("give a newcomer its first few at the expense of the largest", () => {
    const { shares, yielded, take, takeAll } = scene(100, 100, 3)
    for (let at = 0; at < 15; at++) takeAll(`198.51.100.${at}`)
    expect(shares.taken()).toBe(100)
    yielded.length = 0
    expect([1, 2, 3, 4].map(() => take("203.0.113.7") !== undefined)).toEqual([true, true, true, false])
    // The two that have most, in turn.
    expect(yielded).toEqual(["198.51.100.1", "198.51.100.0", "198.51.100.1"])
    expect(shares.taken()).toBe(100)
  })

  it("take from equals for those who have nothing only, from the one that has been there longest", () => {
    const { yielded, take } = scene(3, 3, 2)
    for (const address of ["a", "b", "c"]) take(address)
    expect(yielded).toEqual([])
    expect(take("b")).toBeUndefined()
    expect(take("d")).toBeDefined()
    expect(take("e")).toBeDefined()
    expect(yielded).toEqual(["a", "b"])
  })

  it("take idle parts first, those that became idle longest ago, then those that became busy last", () => {
    const ended: Array<string> = []
    const shares = makeShares({ total: 10, perNetwork: 10 }, 10)
    const names = ["first", "second", "third", "fourth", "fixed"]
    const parts = names.map((name) => shares.take(originOf("office"), () => ended.push(name)))
    for (const at of [0, 1]) parts[at]?.become("busy")
    parts[4]?.become("fixed")
    for (let at = 0; at < 5; at++) shares.take(originOf(`a${at}`), ignore)
    const newcomers = Array.from({ length: 4 }, (_, at) => shares.take(originOf(`b${at}`), ignore))
    expect(newcomers).not.toContain(undefined)
    expect(ended).toEqual(["third", "fourth", "second", "first"])
    expect(shares.take(originOf("c"), ignore)).toBeDefined()
    expect(ended).not.toContain("fixed")
  })

  it("never end a connection of offices with 27 each while attackers have hundreds", () => {
    const shares = makeShares(usualLimits.connections, FIRST.connections)
    const ended = new Set<string>()
    const take = (address: string) => shares.take(originOf(address), () => ended.add(address))
    const offices = Array.from({ length: 10 }, (_, at) => `192.0.2.${at}`)
    const attackers = Array.from({ length: 3 }, (_, at) => `198.51.100.${at}`)
    const beginAll = (addresses: ReadonlyArray<string>, count: number) => {
      for (let at = 0; at < count; at++)
        for (const address of addresses) take(address)?.become(at % 2 === 0 ? "busy" : "idle")
    }
    beginAll(offices, 27)
    beginAll(attackers, 800)
    expect([shares.taken(), ended.size]).toEqual([10 * 27 + 3 * 800, 0])

    // More of them take whatever is left, and a crowd of newcomers displaces someone.
    beginAll([...attackers, ...Array.from({ length: 20 }, (_, at) => `198.51.101.${at}`)], 2000)
    for (let at = 0; at < 1000; at++) beginAll([`203.0.${at >> 8}.${at & 255}`], FIRST.connections)
    expect(shares.taken()).toBe(usualLimits.connections.total)
    expect([...ended].filter((address) => !address.startsWith("198.51."))).toEqual([])
    expect(ended.size).toBeGreaterThan(0)
  })

  it("are given back once", () => {
    const { shares, take } = scene(10, 10)
    const part = take("a")
    take("b")
    part?.giveBack()
    part?.giveBack()
    part?.become("busy")
    expect(shares.taken()).toBe(1)
  })

  it("remain counted when an empty part is given back", () => {
    const { shares, takeAll } = scene(10, 10)
    const empty = shares.take(originOf("a"), ignore, 0)
    takeAll("a")
    empty?.giveBack()
    expect(takeAll("a")).toHaveLength(0)
    expect(shares.taken()).toBe(5)
  })

  it("never exceed the total, and always have one for a newcomer", () => {
    const address = fc.oneof(
      fc.integer({ min: 0, max: 30 }).map((at) => `198.51.100.${at}`),
      fc
        .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 300 }))
        .map(([subscriber, at]) => networkIn(`2001:db8:${subscriber}`, at))
    )
    const step = fc.record({ address, ends: fc.nat(3), at: fc.nat(), busy: fc.boolean() })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 10 }),
        fc.array(step, { maxLength: 200 }),
        (total, perNetwork, first, steps) => {
          const shares = makeShares({ total, perNetwork }, first)
          const held = new Map<symbol, Part>()
          const take = (from: string) => {
            const key = Symbol(from)
            const part = shares.take(originOf(from), () => held.delete(key))
            if (part !== undefined) held.set(key, part)
            return part
          }
          for (const { address, ends, at, busy } of steps) {
            const [key, part] = [...held][at % Math.max(1, held.size)] ?? []
            if (ends === 0 && key !== undefined) {
              part?.giveBack()
              held.delete(key)
            } else take(address)?.become(busy ? "busy" : "idle")
            expect(shares.taken()).toBe(held.size)
            expect(shares.taken()).toBeLessThanOrEqual(total)
          }
          expect(take("203.0.113.7")).toBeDefined()
          expect(shares.taken()).toBeLessThanOrEqual(total)
        }
      ),
      { seed: 47, numRuns: 300 }
    )
  })

  it("never exceed the total of bytes, whatever the sizes", () => {
    const step = fc.record({ from: fc.nat(20), bytes: fc.integer({ min: 0, max: 60 }), fixed: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const shares = makeShares({ total: 200, perNetwork: 100 }, 60)
        for (const { from, bytes, fixed } of steps) {
          const part = shares.take(originOf(`198.51.100.${from}`), ignore, bytes)
          if (fixed) part?.become("fixed")
          expect(shares.taken()).toBeLessThanOrEqual(200)
        }
      }),
      { seed: 47, numRuns: 300 }
    )
  })
})

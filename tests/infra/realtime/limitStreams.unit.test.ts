import { UserId } from "#kernel"
import { describe, expect, it } from "vitest"
import { limitStreams, MAX_PER_USER } from "../../../infra/realtime/limitStreams.ts"

const ADA = UserId.make("0198c0de-0000-7000-8000-000000000001")
const BOB = UserId.make("0198c0de-0000-7000-8000-000000000002")

/** Opens streams and records what happens to them. */
const opening = () => {
  const limited = limitStreams()
  const happened: Array<string> = []
  const open = (userId: UserId, name: string) =>
    limited(userId, {
      sink: {
        write: () => true,
        end: (bytes) => happened.push(`end ${name} ${Buffer.from(bytes).toString().trim()}`)
      },
      remove: () => happened.push(`remove ${name}`)
    })
  const openAll = (userId: UserId, count: number) =>
    Array.from({ length: count }, (_, index) => open(userId, String(index + 1)))
  return { open, openAll, happened }
}

describe("The open streams of a person", () => {
  it("are ten: the next one removes and ends the oldest", () => {
    const { open, openAll, happened } = opening()
    openAll(ADA, MAX_PER_USER)
    expect([MAX_PER_USER, happened]).toEqual([10, []])
    open(ADA, "11")
    open(ADA, "12")
    expect(happened).toEqual(["remove 1", "end 1 retry: 60000", "remove 2", "end 2 retry: 60000"])
  })

  it("are not those of others", () => {
    const { open, openAll, happened } = opening()
    openAll(ADA, MAX_PER_USER)
    open(BOB, "Bob's")
    expect(happened).toEqual([])
  })

  it("make room when they are closed, and are removed once", () => {
    const { open, openAll, happened } = opening()
    const [first, second] = openAll(ADA, MAX_PER_USER)
    second?.()
    second?.()
    open(ADA, "11")
    expect(happened).toEqual(["remove 2"])
    open(ADA, "12")
    first?.()
    expect(happened).toEqual(["remove 2", "remove 1", "end 1 retry: 60000"])
  })

  it("are counted from zero after all were closed", () => {
    const { openAll, happened } = opening()
    for (const close of openAll(ADA, MAX_PER_USER)) close()
    happened.length = 0
    openAll(ADA, MAX_PER_USER)
    expect(happened).toEqual([])
  })
})

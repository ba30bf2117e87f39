import { type Member, OrganizationId, UserId } from "#kernel"
import { liveSource } from "#infra/realtime"
import { Context, Effect, Latch, type Scope } from "effect"
import { describe, expect, it, vi } from "vitest"
import { makeFollowers } from "../../../infra/realtime/followers.ts"
import { PATIENT } from "../../support/patience.ts"

const ORGANIZATION = OrganizationId.make("0198c0de-0000-7000-8000-000000000001")
const memberWith = (role: string): Member =>
  // A source reads no more of a member than this.
  ({
    _tag: "Member",
    userId: UserId.make("0198c0de-0000-7000-8000-000000000002"),
    organizationId: ORGANIZATION,
    role
  }) as Member
const member = memberWith("viewer")

const READY = "event: ready\ndata: {}\n\n"

/** Something that is different whenever it is read. */
const makeCounter = (whileReading: (count: number) => Effect.Effect<unknown> = () => Effect.void) => {
  const readings: Array<ReadonlyArray<Member>> = []
  const source = liveSource({
    path: "/api/organizations/:organizationId/counter",
    permission: "positions.read",
    event: "counted",
    topicOf: (organizationId) => organizationId,
    follow: () => ({
      readNext: (viewers) =>
        Effect.suspend(() => {
          const count = readings.push(viewers)
          const seenBy = ({ role }: Member) => ({ view: role, data: () => `${role} ${count}` })
          return Effect.as(whileReading(count), { seenBy, again: 1 })
        })
    })
  })
  return { source, readings }
}

/** Keeps what it receives. */
const recording = () => {
  const received: Array<string> = []
  const state = { ended: false }
  const sink = {
    write: (bytes: Uint8Array) => received.push(Buffer.from(bytes).toString()) > 0,
    end: (bytes: Uint8Array) => {
      state.ended = true
      received.push(`${Buffer.from(bytes).toString()}(end)`)
    }
  }
  return { received, state, sink }
}

const following = (source: ReturnType<typeof makeCounter>["source"]) =>
  makeFollowers(source, { onRaised: () => Effect.void }, Context.empty())

const test = <A>(effect: Effect.Effect<A, never, Scope.Scope>): Promise<A> =>
  Effect.runPromise(Effect.scoped(effect))

const waitFor = (condition: () => void) => Effect.promise(() => vi.waitFor(condition, PATIENT))

/** What a viewer who was admitted so many milliseconds ago receives of five readings, or until the end. */
const receivedBy = (admit: Effect.Effect<Member | undefined>, ago: number): Promise<ReadonlyArray<string>> =>
  test(
    Effect.gen(function* () {
      const { source, readings } = makeCounter()
      const { received, state, sink } = recording()
      const followers = yield* following(source)
      const remove = followers.add(ORGANIZATION, { member, sink, admit, admittedAt: performance.now() - ago })
      yield* Effect.addFinalizer(() => Effect.sync(remove))
      yield* waitFor(() => expect(state.ended || readings.length > 5).toBe(true))
      return received
    })
  )

describe("Those who follow a live source", () => {
  it("receive what was read while they are being admitted again", async () => {
    const received = await receivedBy(Effect.never, 6_000)
    expect(received.slice(0, 3)).toEqual([
      READY,
      `event: counted\ndata: "viewer 1"\n\n`,
      `event: counted\ndata: "viewer 2"\n\n`
    ])
  })

  it("receive nothing if they could not be admitted for too long", async () => {
    const received = await receivedBy(Effect.die("unavailable"), 11_000)
    expect(received.filter((text) => text !== READY)).toEqual([
      expect.stringMatching(/^retry: \d+\n\n\(end\)$/)
    ])
  })

  it("receive nothing once they may not listen", async () => {
    const received = await receivedBy(Effect.succeed(undefined), 11_000)
    expect(received.filter((text) => text !== READY)).toEqual([
      expect.stringMatching(/^retry: \d+\n\n\(end\)$/)
    ])
  })

  it("receive nothing of a reading that began before they came, but the next", () =>
    test(
      Effect.gen(function* () {
        const mayFinish = Latch.makeUnsafe()
        const { source, readings } = makeCounter((count) => (count === 1 ? mayFinish.await : Effect.void))
        const followers = yield* following(source)
        const [early, late] = [recording(), recording()]
        const add = (role: string, { sink }: typeof early) =>
          Effect.acquireRelease(
            Effect.sync(() =>
              followers.add(ORGANIZATION, {
                member: memberWith(role),
                sink,
                admit: Effect.never,
                admittedAt: performance.now()
              })
            ),
            (remove) => Effect.sync(remove)
          )
        yield* add("owner", early)
        yield* waitFor(() => expect(readings.length).toBe(1))
        yield* add("driver", late)
        expect(late.received).toEqual([])
        mayFinish.openUnsafe()
        yield* waitFor(() => expect(late.received.length).toBeGreaterThan(1))
        expect(readings.slice(0, 2).map((viewers) => viewers.map(({ role }) => role))).toEqual([
          ["owner"],
          ["owner", "driver"]
        ])
        expect(early.received.slice(0, 2)).toEqual([READY, `event: counted\ndata: "owner 1"\n\n`])
        expect(late.received.slice(0, 2)).toEqual([READY, `event: counted\ndata: "driver 2"\n\n`])
      })
    ))

  it("receive a reading as the member for whom it was read", () =>
    test(
      Effect.gen(function* () {
        const mayFinish = Latch.makeUnsafe()
        const { source, readings } = makeCounter((count) => (count === 1 ? mayFinish.await : Effect.void))
        const followers = yield* following(source)
        const { received, sink } = recording()
        const viewer = {
          member: memberWith("driver"),
          sink,
          admit: Effect.never,
          admittedAt: performance.now()
        }
        const remove = followers.add(ORGANIZATION, viewer)
        yield* Effect.addFinalizer(() => Effect.sync(remove))
        yield* waitFor(() => expect(readings.length).toBe(1))
        viewer.member = memberWith("owner")
        mayFinish.openUnsafe()
        yield* waitFor(() => expect(received.length).toBeGreaterThan(2))
        expect(received.slice(1, 3)).toEqual([
          `event: counted\ndata: "driver 1"\n\n`,
          `event: counted\ndata: "owner 2"\n\n`
        ])
      })
    ))
})

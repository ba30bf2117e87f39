import { RequestTurns } from "#infra/http"
import { Effect } from "effect"
import { expect, it } from "vitest"

const HEAVY = "heavy"
type Weight = "light" | typeof HEAVY

/** Transactions of callers, which run until they are ended; `begun` names the people whose turn came. */
const scene = async () => {
  const { light, heavy, download } = await Effect.runPromise(
    Effect.provide(
      Effect.map(RequestTurns, (turns) => turns),
      RequestTurns.layer
    )
  )
  const begun: Array<string> = []
  const ends: Array<() => void> = []
  const hold = (person: string) =>
    Effect.callback<void>((resume) => {
      begun.push(person)
      ends.push(() => resume(Effect.void))
    })
  return {
    begun,
    begin: (person: string, organization: string, weight: Weight = HEAVY): void => {
      const turn = weight === HEAVY ? heavy : light
      Effect.runFork(turn({ person, organization }, hold(person)))
    },
    beginDownload: (person: string, organization: string): void => {
      const file = Effect.flatMap(download({ person, organization }), (end) => Effect.map(hold(person), end))
      Effect.runFork(file)
    },
    /** Ends what has begun until the person's turn comes; false if it never does. */
    reaches: async (person: string): Promise<boolean> => {
      for (let at = 0; at <= ends.length && !begun.includes(person); at++) {
        await new Promise<void>((resolve) => setImmediate(resolve))
        ends[at]?.()
      }
      return begun.includes(person)
    }
  }
}

it("known flaw: someone who claims to be a member fills an organization's queue for heavy requests", async () => {
  const { begin, reaches } = await scene()
  for (let n = 0; n < 40; n++) begin("stranger", "depot")
  begin("member", "depot")
  expect(await reaches("member")).toBe(true)
})

it("known flaw: one account that claims many organizations fills everyone's queue for heavy requests", async () => {
  const { begin, reaches } = await scene()
  for (let n = 0; n < 210; n++) begin("stranger", `claimed ${n}`)
  begin("member", "depot")
  expect(await reaches("member")).toBe(true)
})

it("known flaw: heavy requests keep their places while they wait for their person's other requests", async () => {
  const { begun, begin } = await scene()
  for (let n = 0; n < 4; n++) begin("greedy", "own", "light")
  begin("greedy", "own")
  begin("greedy", "second")
  begin("member", "depot")
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun.filter((person) => person === "member")).toHaveLength(1)
})

it("known flaw: one account's downloads from its own organizations take every place", async () => {
  const { begun, beginDownload } = await scene()
  for (let n = 0; n < 40; n++) beginDownload("greedy", `own ${n % 10}`)
  beginDownload("member", "depot")
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun.filter((person) => person === "member")).toHaveLength(1)
})

it("leaves a person's light requests their places while heavy ones wait", async () => {
  const { begun, begin } = await scene()
  for (const organization of ["first", "second"]) begin("other", organization)
  for (let n = 0; n < 10; n++) begin("person", "depot")
  begin("person", "depot", "light")
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun).toEqual(["other", "other", "person"])
})

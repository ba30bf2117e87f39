import { RequestTurns } from "#infra/http"
import { Effect } from "effect"
import { expect, it } from "vitest"

const HEAVY = "heavy"
type Weight = "light" | typeof HEAVY

/** Transactions of callers, which run until they are ended; `begun` names the people whose turn came. */
const scene = async () => {
  const { light, heavy, download, recognize } = await Effect.runPromise(
    Effect.provide(
      Effect.map(RequestTurns, (turns) => turns),
      RequestTurns.layerOn(4)
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
    recognize: (person: string, organization: string, isMember = true): void =>
      recognize({ person, organization }, isMember),
    begin: (person: string, organization: string, weight: Weight = HEAVY): void => {
      const turn = weight === HEAVY ? heavy : light
      Effect.runFork(turn({ person, organization, subscriber: person }, hold(person)))
    },
    beginDownload: (person: string, organization: string): void => {
      const begun = download({ person, organization, subscriber: person })
      Effect.runFork(Effect.flatMap(begun, (end) => Effect.map(hold(person), end)))
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

it("known flaw: a crowd that claims to belong to an organization fills its queue", async () => {
  for (const weight of ["light", HEAVY] as const) {
    const { begin, reaches, recognize } = await scene()
    recognize("member", "depot")
    for (let n = 0; n < 510; n++) begin(`stranger ${n}`, "depot", weight)
    begin("member", "depot", weight)
    expect(await reaches("member")).toBe(true)
  }
})

it("counts someone who was removed from an organization as a stranger again", async () => {
  const { begin, begun, recognize } = await scene()
  recognize("removed", "depot")
  recognize("removed", "depot", false)
  recognize("member", "depot")
  begin("removed", "depot")
  begin("member", "depot")
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun).toEqual(["removed", "member"])
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
  const { begun, begin, recognize } = await scene()
  for (const organization of ["first", "second"]) {
    recognize("other", organization)
    begin("other", organization)
  }
  for (let n = 0; n < 10; n++) begin("person", "depot")
  begin("person", "depot", "light")
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(begun).toEqual(["other", "other", "person"])
})

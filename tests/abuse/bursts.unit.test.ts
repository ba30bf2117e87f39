import { expect, it } from "vitest"
import { makeStarts } from "../../infra/http/capacity/starts.ts"

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Requests of these networks, in the order in which they begin, one list per turn of the event loop. */
const begin = async (networks: ReadonlyArray<string>): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const { turn } = makeStarts(4)
  const turns: Array<Array<string>> = [[]]
  const note = (network: string) => turns.at(-1)?.push(network)
  for (const network of networks) {
    const wait = turn(network)
    if (wait === undefined) note(network)
    else void wait.then(() => note(network))
  }
  while (turns.flat().length < networks.length) {
    turns.push([])
    await nextTurn()
  }
  return turns
}

const burst = (network: string, size: number): ReadonlyArray<string> =>
  Array.from({ length: size }, () => network)

it("known flaw: a burst of requests from one network begins before anyone else's", async () => {
  const order = (await begin([...burst("flood", 100), "ana", "ben"])).flat()
  expect(order.indexOf("ana")).toBeLessThan(8)
  expect(order.indexOf("ben")).toBeLessThan(8)
  expect(order).toHaveLength(102)
})

it("begins a few requests in each turn of the event loop, so that those under way go on", async () => {
  const turns = await begin(burst("flood", 40))
  for (const begun of turns) expect(begun.length).toBeLessThanOrEqual(4)
})

it("begins a request right away when no one waits", async () => {
  const { turn } = makeStarts(4)
  for (let at = 0; at < 20; at += 1) {
    expect(turn("ana")).toBeUndefined()
    await nextTurn()
  }
})

it("known flaw: everyone waits for a request of each flooding network", async () => {
  const { turn } = makeStarts()
  const begun: Array<string> = []
  const request = (network: string, cost?: number) =>
    void turn(network, cost)?.then(() => begun.push(network))
  for (let network = 0; network < 20; network++) for (let n = 0; n < 5; n++) request(`flood ${network}`, 100)
  while (begun.length < 25) await nextTurn()

  const before = begun.length
  request("ana")
  while (!begun.includes("ana")) await nextTurn()
  expect(begun.indexOf("ana") - before).toBeLessThan(2)
})

it("begins a large request less often than small ones", async () => {
  const { turn } = makeStarts()
  const begun: Array<string> = []
  const request = (network: string, cost: number) => void turn(network, cost)?.then(() => begun.push(network))
  request("first", 1)
  for (let n = 0; n < 3; n++) request("large", 10)
  for (let n = 0; n < 9; n++) request("small", 1)
  while (begun.length < 12) await nextTurn()
  expect(begun.lastIndexOf("small")).toBeLessThan(begun.lastIndexOf("large"))
})

it("known flaw: newcomers begin before everyone who waits", async () => {
  const { turn } = makeStarts()
  const begun: Array<string> = []
  const request = (network: string) => void turn(network)?.then(() => begun.push(network))
  request("ana")
  // Until she has earned what she began.
  for (const began = performance.now(); performance.now() < began + 25;) await nextTurn()
  for (const network of ["first", "ana"]) request(network)
  for (let network = 0; network < 50; network++) request(`newcomer ${network}`)
  while (begun.length < 51) await nextTurn()
  expect(begun.indexOf("ana")).toBe(0)
})

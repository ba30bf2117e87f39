import { describe, expect, it } from "vitest"
import { modules } from "../../apps/system/modules.ts"

const declared = await Promise.all(
  modules.map(async ({ name, cli }) => ({
    name,
    cli: cli === null ? null : (await cli()).cli,
    contract: (await import(`../../modules/${name}/contract/index.ts`)) as Readonly<Record<string, unknown>>
  }))
)
const clis = declared.flatMap(({ name, cli, contract }) => (cli === null ? [] : [{ name, cli, contract }]))

it.each(["topics", "hints", "notFound"] as const)("declares no entry of %s twice", (list) => {
  const names = clis.flatMap(({ cli }) => Object.keys(cli[list]))
  expect(names.length).toBeGreaterThan(3)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

describe.each(clis)("$name", ({ cli, contract }) => {
  it("has a topic for each of its commands", () => {
    const used = new Set(cli.operations.map(({ words }) => words.split(" ")[0] ?? ""))
    expect(Object.keys(cli.topics).toSorted()).toEqual([...used].toSorted())
  })

  it("gives hints for refusals of its own contract", () => {
    expect(Object.keys(cli.hints).filter((tag) => !(tag in contract))).toEqual([])
  })
})

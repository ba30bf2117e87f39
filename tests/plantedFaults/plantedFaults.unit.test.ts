import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { planted } from "./copy.ts"
import { plantedFaults } from "./faults.ts"
import { judge } from "./judge.ts"

describe("a planted fault", () => {
  it.each(plantedFaults.map((fault) => [fault.name, fault] as const))("%s matches the code", (_, fault) => {
    const text = readFileSync(fault.file, "utf8")
    expect(planted(fault, text)).not.toBe(text)
    expect(existsSync(fault.caughtBy.file), fault.caughtBy.file).toBe(true)
  })

  it("has a unique name", () => {
    expect(plantedFaults.length).toBeGreaterThanOrEqual(30)
    expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length)
  })

  it.each([
    ["missing", "", "occurs 0 times"],
    ["not unique", "a = 1\na = 1", "occurs 2 times"]
  ])("is refused when its text is %s", (_, text, sentence) => {
    const [fault] = plantedFaults
    if (fault === undefined) throw new Error("There are planted faults.")
    expect(() => planted({ ...fault, find: "a = 1" }, text)).toThrow(sentence)
  })
})

describe("a test run", () => {
  const failed = (message: string) => [{ title: "the edge refuses it", failures: [message] }]

  it.each([
    "AssertionError: expected 1 to be 2",
    "Error: promise resolved instead of rejecting",
    "Error: expect(locator).toBeFocused() failed"
  ])("catches the fault when its test failed: %s", (message) => {
    expect(judge(failed(message), "refuses it")).toEqual({ _tag: "caught", by: "the edge refuses it" })
  })

  it.each([
    ["the test passed", [{ title: "refuses it", failures: [] }]],
    ["another test failed", [{ title: "something else", failures: ["AssertionError: no"] }]],
    ["it does not compile", failed("SyntaxError: Unexpected token")],
    ["no test ran", []],
    ["there was no report", undefined]
  ])("misses the fault when %s", (_, ran) => {
    expect(judge(ran, "refuses it")).toMatchObject({ _tag: "missed" })
  })
})

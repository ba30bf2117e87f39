import { spawnSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { outcomeOf, type Outcome } from "../../scripts/stages/stage.ts"

const ended = (code: number) => ({ code, output: "" })
const counts = ({ passed, failed }: Outcome) => ({ passed, failed })

const run = (stages: string) => {
  const module = new URL("../../scripts/stages/runStages.ts", import.meta.url).href
  const code = `import { runStages } from ${JSON.stringify(module)}
    const stage = (name, failed, rest = {}) => ({ name, ...rest, run: async () => ({ passed: 1, failed, output: "why " + name }) })
    process.exitCode = await runStages([${stages}])`
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8"
  })
  return { status, lines: stdout.trimEnd().split("\n") }
}

describe("what a test runner's end amounts to", () => {
  it.each([
    ["all passed", 0, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 0 }],
    ["one failed", 1, { passed: 2, failed: 1, skipped: 0 }, { passed: 2, failed: 1 }],
    ["one skipped counts as failed", 0, { passed: 2, failed: 0, skipped: 1 }, { passed: 2, failed: 1 }],
    ["no test found", 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1 }],
    ["a crash after the last test", 1, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 1 }],
    ["a crash before the report", 1, undefined, { passed: 0, failed: 1 }],
    ["no report in spite of a good end", 0, undefined, { passed: 0, failed: 1 }]
  ])("%s", (_, code, report, expected) => {
    expect(counts(outcomeOf(ended(code), report))).toEqual(expected)
  })
})

describe("a run of stages", () => {
  it("ends with the sums, and well when nothing failed", () => {
    const { status, lines } = run(`stage("a", 0), stage("b", 0, { alone: true }), stage("c", 0)`)
    expect(lines.at(-1)).toBe("3 passed, 0 failed")
    expect(status).toBe(0)
  })

  it("shows why a stage failed, fails what needs it, and ends badly", () => {
    const { status, lines } = run(`stage("late", 0, { after: ["early"] }), stage("early", 2)`)
    expect(lines.join("\n")).toContain("    why early")
    expect(lines.join("\n")).toContain("    It needs early, which failed.")
    expect(lines.at(-1)).toBe("1 passed, 3 failed")
    expect(status).toBe(1)
  })

  it("passes on what a stage that passed has to note", () => {
    const { status, lines } = run(
      `{ name: "a", run: async () => ({ passed: 1, failed: 0, output: "much\\nNote: half of it.\\nmore" }) }`
    )
    expect(lines.slice(1)).toEqual(["    Note: half of it.", "1 passed, 0 failed"])
    expect(status).toBe(0)
  })

  it("counts a stage that throws as failed", () => {
    const { status, lines } = run(`{ name: "a", run: () => Promise.reject(new Error("It broke.")) }`)
    expect(lines).toContain("    It broke.")
    expect(lines.at(-1)).toBe("0 passed, 1 failed")
    expect(status).toBe(1)
  })
})

import { spawnSync } from "node:child_process"
import { describe, expect, it } from "vitest"
import { runNode } from "../../scripts/stages/command.ts"
import { outcomeOf, type Outcome } from "../../scripts/stages/stage.ts"
import { timingReport } from "../../scripts/stages/timings.ts"

const ended = (code: number) => ({ code, output: "" })
const counts = ({ passed, failed }: Outcome) => ({ passed, failed })

const run = (stages: string) => {
  const module = new URL("../../scripts/stages/runStages.ts", import.meta.url).href
  const command = new URL("../../scripts/stages/command.ts", import.meta.url).href
  const code = `import { runNode } from ${JSON.stringify(command)}
    import { runStages } from ${JSON.stringify(module)}
    const stage = (name, failed, rest = {}) => ({ name, ...rest, run: async () => ({ passed: 1, failed, output: "why " + name }) })
    const running = new Set()
    // Notes which other stage has begun before it ends.
    const noting = (name, alone = false) => ({ name, alone, run: async () => {
      running.add(name)
      await new Promise(setImmediate)
      const others = [...running].filter((other) => other !== name)
      await new Promise(setImmediate)
      running.delete(name)
      return { passed: 1, failed: 0, output: "Note: " + name + " beside " + others }
    } })
    process.exitCode = await runStages([${stages}])`
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8"
  })
  return { status, lines: stdout.trimEnd().split("\n") }
}

describe("the outcome of a test runner", () => {
  it.each([
    ["is a success when all passed", 0, { passed: 3, failed: 0, skipped: 0 }, { passed: 3, failed: 0 }],
    ["is a failure when one failed", 1, { passed: 2, failed: 1, skipped: 0 }, { passed: 2, failed: 1 }],
    ["is a failure when one was skipped", 0, { passed: 2, failed: 0, skipped: 1 }, { passed: 2, failed: 1 }],
    ["is a failure when no test ran", 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1 }],
    [
      "is a failure after a crash at the end",
      1,
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 3, failed: 1 }
    ],
    ["is a failure after a crash without a report", 1, undefined, { passed: 0, failed: 1 }],
    ["is a failure without a report, whatever the exit code", 0, undefined, { passed: 0, failed: 1 }]
  ])("%s", (_, code, report, expected) => {
    expect(counts(outcomeOf(ended(code), report))).toEqual(expected)
  })
})

describe("a run of stages", () => {
  it("ends with the totals, successfully when nothing failed", () => {
    const { status, lines } = run(`stage("a", 0), stage("b", 0, { alone: true }), stage("c", 0)`)
    expect(lines.at(-1)).toBe("3 passed, 0 failed")
    expect(status).toBe(0)
  })

  it("runs stages side by side, except for those that must be alone", () => {
    const { lines } = run(`noting("a"), noting("c", true), noting("b"), noting("d", true)`)
    const notes = lines.flatMap((line) => /Note: (.*)/.exec(line)?.[1] ?? [])
    expect(notes).toEqual(["a beside b", "b beside a", "c beside ", "d beside "])
  })

  it("shows why a stage failed, fails its dependents, and ends with an error", () => {
    const { status, lines } = run(`stage("late", 0, { after: ["early"] }), stage("early", 2)`)
    expect(lines.join("\n")).toContain("    why early")
    expect(lines.join("\n")).toContain("    Not run, because early failed.")
    expect(lines.at(-1)).toBe("1 passed, 3 failed")
    expect(status).toBe(1)
  })

  it("prints the notes of a successful stage", () => {
    const { status, lines } = run(
      `{ name: "a", run: async () => ({ passed: 1, failed: 0, output: "much\\nNote: half of it.\\nmore" }) }`
    )
    expect(lines[1]).toBe("    Note: half of it.")
    expect(lines.join("\n")).not.toContain("much")
    expect(status).toBe(0)
  })

  it("counts a stage that throws as failed", () => {
    const { status, lines } = run(`{ name: "a", run: () => Promise.reject(new Error("It broke.")) }`)
    expect(lines).toContain("    It broke.")
    expect(lines.at(-1)).toBe("0 passed, 1 failed")
    expect(status).toBe(1)
  })
})

describe("a program", () => {
  it("is stopped when it prints nothing for long", async () => {
    const hung = "console.log('Begun.'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)"
    const { code, output } = await runNode({ args: ["-e", hung], silence: 1 })
    expect(output).toBe("Begun.\n\nStopped, because it printed nothing for 1 s.\n")
    expect(code).not.toBe(0)
  })
})

describe("the timings at the end", () => {
  it("list each stage, in elapsed and processor time", () => {
    expect(
      timingReport([
        { name: "lint", wall: 12.34, processor: 20 },
        { name: "types", wall: 3 }
      ])
    ).toEqual(["By the clock, processor:", "     12.3 s    20.0 s  lint", "      3.0 s       – s  types"])
  })

  it("list the ten slowest files", () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, wall: index }))
    const lines = timingReport([
      { name: "unit", wall: 40, files: files.slice(0, 6) },
      { name: "web", wall: 40, files: files.slice(6) }
    ])
    expect(lines).toContain("The 10 slowest files:")
    expect(lines.slice(-10).map((line) => line.split("  ").at(-1))).toEqual(
      files
        .toReversed()
        .slice(0, 10)
        .map(({ file }) => file)
    )
  })

  it("list the files over their budget, which some files raise", () => {
    const took = (file: string, processor: number) => ({ file, wall: 1, processor })
    const files = [
      took("a.test.ts", 30),
      took("b.test.ts", 31),
      took("tests/architecture/scaffold.test.ts", 31)
    ]
    expect(
      timingReport([{ name: "unit", wall: 1, files }]).filter((line) => line.startsWith("Note"))
    ).toEqual(["Note: b.test.ts took 31 s of processor time; its budget is 30 s."])
  })

  it("include the programs that a stage started", () => {
    const spin = `{ name: "spin", run: () => runNode({ args: ["-e", "for (let n = 0; n % 1e5 > 0 || process.cpuUsage().user < 500_000; n++);"] }).then(({ processor }) => ({ passed: 1, failed: 0, output: "", processor })) }`
    const { lines } = run(spin)
    const [, , spent] = /^ +([\d.]+) s +([\d.–]+) s {2}spin$/m.exec(lines.join("\n")) ?? []
    expect(spent === "–" || Number(spent) >= 0.5).toBe(true)
  })
})

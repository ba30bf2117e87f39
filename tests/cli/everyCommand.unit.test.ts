import { execFileSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { completionScript } from "../../apps/cli/completion.ts"
import { failureOf } from "../../apps/cli/failures.ts"
import { kebab } from "#infra/cli"
import { operations, topics } from "../../apps/cli/operations.ts"
import { program } from "../../apps/cli/program.ts"
import { referenceRows } from "../../apps/cli/reference.ts"

const helpOf = async (...words: ReadonlyArray<string>): Promise<string> => {
  const out: Array<string> = []
  const output = { write: (line: string) => void out.push(line), note: () => {} }
  await program(output, {})
    .parseAsync(["node", "motorpool", ...words, "--help"])
    .catch(() => {})
  return out.join("\n")
}

const files = globSync("tests/cli/*.test.ts").map((file) => readFileSync(file, "utf8"))

describe.each(operations)("$words", (operation) => {
  const words = operation.words.split(" ")

  it("has a summary and an example", async () => {
    expect(operation.summary).toMatch(/^[A-Z].+[.]$/)
    expect(operation.example.startsWith(operation.words)).toBe(true)
    const help = (await helpOf(...words)).replaceAll(/\s+/g, " ")
    expect(help).toContain(operation.summary)
    expect(help).toContain(`Example: motorpool ${operation.example}`)
    for (const [name, { kind }] of Object.entries(operation.parts))
      if (kind !== "argument") expect(help).toContain(`--${kebab(name)}`)
    expect(help.includes("--dry-run")).toBe(operation.changes)
    expect(help.includes("--organization <")).toBe(operation.organization !== "none")
    expect(help.includes("--as <")).toBe(operation.person !== "none")
  })

  it("refuses --organization and --as where they do not apply", async () => {
    const refusal = async (...more: ReadonlyArray<string>) => {
      const needed = Object.entries(operation.parts).filter(([, { isRequired }]) => isRequired)
      const typed = needed.flatMap(([name, { kind, choices }]) => {
        const value = choices[0] ?? "x"
        return kind === "argument" ? [value] : [`--${kebab(name)}`, value]
      })
      return program({ write: () => {}, note: () => {} }, {})
        .parseAsync(["node", "motorpool", ...words, ...typed, ...more])
        .then(() => null, failureOf)
    }
    if (operation.organization === "none")
      expect(await refusal("--organization", "Depot")).toMatchObject({
        message: "This command applies to the whole installation and doesn't accept --organization.",
        exitCode: 2
      })
    if (operation.person === "none")
      expect(await refusal("--as", "ada@example.com")).toMatchObject({
        message: "This command doesn't accept --as.",
        exitCode: 2
      })
  })

  it("has a test that decodes its JSON with its schema", () => {
    // Passed to `json` directly, or as a list of words.
    const typed = words.map((word) => `"${word}"`).join(",\\s*")
    const tested = new RegExp(`(\\bjson(AndRefusal)?\\(|\\[)\\s*${typed}`)
    expect(files.some((text) => tested.test(text) && /\bjson(AndRefusal)?\(/.test(text))).toBe(true)
  })
})

it("every command exists once, under a topic with a description", async () => {
  expect(new Set(operations.map(({ words }) => words)).size).toBe(operations.length)
  const several = operations.filter(({ words }) => words.includes(" "))
  const used = new Set(several.map(({ words }) => words.split(" ")[0] ?? ""))
  expect(Object.keys(topics).toSorted()).toEqual([...used].toSorted())
  const help = await helpOf()
  for (const topic of used) expect(help).toContain(`  ${topic} `)
})

// The formatter pads the cells of a table.
const lines = readFileSync("docs/cli.md", "utf8").replaceAll(/ +/g, " ").split("\n")

it("docs/cli.md lists exactly these commands", () => {
  const rows = lines.filter((line) => /^\| `[a-z]/.test(line))
  expect(rows).toEqual(referenceRows(operations))
})

describe("completion", () => {
  const bash = (script: string, ...more: ReadonlyArray<string>) =>
    execFileSync("bash", ["-c", script, ...more], { encoding: "utf8" })

  /** What bash offers to complete the last word. */
  const offered = (...typed: ReadonlyArray<string>): ReadonlyArray<string> => {
    const words = ["motorpool", ...typed].map((word) => `'${word}'`).join(" ")
    const ask = `COMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _motorpool; printf '%s\\n' "\${COMPREPLY[@]}"`
    return bash(`${completionScript("bash", operations)}\n${ask}`)
      .trim()
      .split("\n")
  }

  it("offers commands, options and their values in bash", () => {
    expect(offered("ten")).toEqual(["tenants"])
    expect(offered("users", "")).toContain("reset-password")
    expect(offered("users", "list", "--st")).toEqual(["--status"])
    expect(offered("users", "list", "--limit", "2", "--status", "")).toEqual(["disabled", "enabled"])
    expect(offered("members", "set-role", "ada@example.com", "man")).toEqual(["manager"])
    expect(offered("tenants", "delete", "Depot", "--dry")).toEqual(["--dry-run"])
  })

  it("prints the script as JSON", async () => {
    const out: Array<string> = []
    const output = { write: (line: string) => void out.push(line), note: () => {} }
    const json = (...words: ReadonlyArray<string>) =>
      program(output, {}).parseAsync(["node", "motorpool", ...words, "--json"])
    await json("completion", "bash")
    expect(JSON.parse(out.join(""))).toEqual({ script: completionScript("bash", operations) })
  })

  it.each(["bash", "zsh", "fish"] as const)("names every command and option in %s", (shell) => {
    const script = completionScript(shell, operations)
    for (const { words, parts } of operations) {
      expect(script).toContain(words)
      for (const [name, { kind }] of Object.entries(parts))
        if (kind !== "argument") expect(script).toContain(`--${kebab(name)}`)
    }
  })

  it("lets fish offer files where a command takes one", () => {
    const offering = completionScript("fish", operations)
      .split("\n")
      .filter((line) => line.includes(" -F "))
    expect(offering.map((line) => /((?:customers|inspections|vehicles) \w+) /.exec(line)?.[1])).toEqual([
      "customers export",
      "customers import",
      "inspections export",
      "vehicles export",
      "vehicles import"
    ])
  })

  it("is valid shell syntax", () => {
    execFileSync("bash", ["-n"], { input: completionScript("bash", operations) })
    // Bash can parse the whole zsh script.
    execFileSync("bash", ["-n"], { input: completionScript("zsh", operations) })
  })
})

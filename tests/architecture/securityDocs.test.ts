import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const tests = globSync("tests/**/*.test.ts").concat(globSync("tests/e2e/*.spec.ts"))
const document = readFileSync("docs/security.md", "utf8")

/** What all matches of the pattern's first group name, each once. */
const named = (texts: ReadonlyArray<string>, pattern: RegExp, name: RegExp) =>
  [
    ...new Set(
      texts
        .flatMap((text) => [...text.matchAll(pattern)])
        .flatMap(([, found = ""]) => found.match(name) ?? [])
    )
  ].toSorted()

const inTests = (pattern: RegExp, name: RegExp) =>
  named(
    tests.map((file) => readFileSync(file, "utf8")),
    pattern,
    name
  )

const TITLE = /(?:it|describe)\("(.+)"/g

it("each item of ASVS in docs/security.md has a test with its number, and the other way around", () => {
  const number = /\d+\.\d+\.\d+/g
  const documented = named([document], /^\| ((?:\d+\.\d+\.\d+(?:, )?)+) +\|/gm, number)
  expect(documented.length).toBeGreaterThan(30)
  expect(inTests(/\(ASVS ((?:\d+\.\d+\.\d+(?:, )?)+)\)"/g, number)).toEqual(documented)
})

it("each vulnerability of other products in docs/security.md has a test with its name, and the other way around", () => {
  const name = /CVE-\d{4}-\d+|GHSA(?:-[a-z0-9]{4}){3}|supabase#\d+/g
  const documented = named([document], /^\| (.+?) \|/gm, name)
  expect(documented.length).toBeGreaterThan(20)
  expect(inTests(TITLE, name)).toEqual(documented)
})

import { settingsTable } from "#infra/config"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

// The formatter pads table cells.
const readme = readFileSync("README.md", "utf8").replaceAll(/ +/g, " ").replaceAll(/ +/g, " ")

it.each(settingsTable)("README lists $name with its meaning and default", ({ name, meaning, fallback }) => {
  expect(readme).toContain(`| \`${name}\` | ${meaning} | ${fallback} |`)
})

it("README names no setting that does not exist", () => {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(settingsTable.map(({ name }) => name))
})

it("every npm command in README exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
  const shown = [...readme.matchAll(/`npm run ([a-z:-]+)/g)].map(([, name]) => name ?? "")
  expect(shown.length).toBeGreaterThan(6)
  expect(shown.filter((name) => !(name in scripts))).toEqual([])
})

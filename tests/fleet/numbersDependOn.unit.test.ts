import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

/** The text of a file and of the files of its folder that it imports. */
const withImports = (file: string, seen = new Set<string>()): string => {
  if (seen.has(file)) return ""
  seen.add(file)
  const text = readFileSync(file, "utf8")
  const imported = [...text.matchAll(/from "(\.\/[^"]+)"/g)].map(([, path = ""]) => join(dirname(file), path))
  return [text, ...imported.map((path) => withImports(path, seen))].join("\n")
}

it("counts the changes of every table that the filters of the list read, so that no number becomes outdated", () => {
  const filters = withImports("modules/fleet/vehicles/postgres/selecting.ts")
  const read = new Set([...filters.matchAll(/\bfleet\.(\w+)\b(?!\()/g)].map(([, table = ""]) => table))
  const migrations = globSync("modules/fleet/postgres/migrations/*.sql").map((file) =>
    readFileSync(file, "utf8")
  )
  const counted = [...migrations.join("\n").matchAll(/app\.count_changes\('fleet\.(\w+)'\)/g)]
  // Views of vehicles and drivers. A search is no part of a number.
  const views = ["findable", "findable_drivers"]
  expect(new Set([...read].filter((table) => !views.includes(table)))).toEqual(
    new Set(counted.map(([, table]) => table))
  )
})

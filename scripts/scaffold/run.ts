import { fileURLToPath } from "node:url"
import { ScaffoldRefused } from "./changes.ts"
import type { Scaffolded } from "./scaffold.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** Runs a scaffold in the project and prints what it did, or why it did nothing. */
export const run = async (
  usage: string,
  counts: ReadonlyArray<number>,
  scaffold: (root: string, given: ReadonlyArray<string>) => Promise<Scaffolded>
) => {
  const given = process.argv.slice(2)
  if (!counts.includes(given.length)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  try {
    const { paths, next } = await scaffold(root, given)
    console.log(
      [...paths.map((path) => `wrote ${path}`), "", "Next:", ...next.map((step) => `- ${step}`)].join("\n")
    )
  } catch (fault) {
    if (!(fault instanceof ScaffoldRefused)) throw fault
    console.error(fault.message)
    process.exitCode = 1
  }
}

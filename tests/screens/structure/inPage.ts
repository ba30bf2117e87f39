import { readFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import type { Page } from "@playwright/test"

const source = stripTypeScriptTypes(readFileSync(new URL("faults.ts", import.meta.url), "utf8"))

/** The checks as one expression: a page cannot import a file of the tests. */
const program = `(() => { ${source.replaceAll("export const", "const")}\nreturn structuralFaults() })()`

/** The layout faults of this page: text cut off or overflowing, overlapping controls. */
export const structuralFaultsOf = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(program)

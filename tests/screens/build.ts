import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { chromium, type LaunchOptions } from "@playwright/test"

export const REFERENCES = fileURLToPath(new URL("references", import.meta.url))
const FILE = `${REFERENCES}/build.json`

/** Pictures from another browser build, or another system with other fonts, differ in every letter. */
export interface Build {
  readonly chromium: string
  readonly platform: string
}

/** The browser on this machine. */
export const buildHere = async (options: LaunchOptions): Promise<Build> => {
  const browser = await chromium.launch(options)
  const version = browser.version()
  await browser.close()
  return { chromium: version, platform: `${process.platform}-${process.arch}` }
}

/** The browser that took the reference pictures; undefined if there are none. */
export const buildOfReferences = (): Build | undefined =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : undefined

export const writeBuild = (build: Build): void => writeFileSync(FILE, `${JSON.stringify(build, null, 2)}\n`)

export const isSame = (one: Build, other: Build | undefined): boolean =>
  one.chromium === other?.chromium && one.platform === other.platform

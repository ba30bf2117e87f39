import { makeFolder } from "#infra/folders"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const mailFolder = (dataDir: string): string => join(dataDir, "mail")

/** The written emails as raw text, newest first (their names are UUIDv7). */
export const writtenMails = (
  dataDir: string
): ReadonlyArray<{ readonly id: string; readonly raw: string }> => {
  const folder = mailFolder(dataDir)
  makeFolder(folder, 0o700)
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f-]{36}\.eml$/.test(name))
    .toSorted()
    .toReversed()
    .slice(0, 200)
    .map((name) => ({ id: name.slice(0, -4), raw: readFileSync(join(folder, name), "utf8") }))
}

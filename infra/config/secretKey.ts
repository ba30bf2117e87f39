import { Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined
    throw cause
  }
}

/** Written aside and linked into place, so that of two starts at once both read the same key. */
const make = (file: string): string => {
  const part = `${file}.${process.pid}`
  writeFileSync(part, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600 })
  try {
    linkSync(part, file)
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause
  } finally {
    unlinkSync(part)
  }
  return readFileSync(file, "utf8").trim()
}

/** The keys given, or the one in DATA_DIR/secret.key, which is made the first time with mode 0600. */
export const secretKeys = (given: ReadonlyArray<string>, dataDir: string): ReadonlyArray<Redacted.Redacted> => {
  if (given.length > 0) return given.map((key) => Redacted.make(key))
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, "secret.key")
  return [Redacted.make(read(file) ?? make(file))]
}

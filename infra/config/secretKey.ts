import { inDataFolder, makeFolder } from "#infra/folders"
import { Redacted } from "effect"
import { randomBytes } from "node:crypto"
import { linkSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined
    throw cause
  }
}

/** Written to a temporary file and linked, so that two concurrent starts read the same key. */
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

const refuseOpen = (file: string): void => {
  if (process.getuid !== undefined && (statSync(file).mode & 0o077) !== 0)
    throw new Error(`Others can read ${file}, the key of everything secret. Run: chmod 600 ${file}`)
}

const keyIn = (dataDir: string): string => {
  // Only the owner can list it. When root starts us, PostgreSQL runs as another user and must be able to pass through.
  makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  const file = join(dataDir, "secret.key")
  const key = read(file) ?? make(file)
  refuseOpen(file)
  return key
}

/**
 * The configured keys, or the one in DATA_DIR/secret.key, which is created at the first start with mode 0600. Throws
 * an Error for the operator when others can read the file or it cannot be created.
 */
export const secretKeys = (
  given: ReadonlyArray<string>,
  dataDir: string
): ReadonlyArray<Redacted.Redacted> => {
  if (given.length > 0) return given.map((key) => Redacted.make(key))
  return [Redacted.make(inDataFolder(dataDir, () => keyIn(dataDir)))]
}

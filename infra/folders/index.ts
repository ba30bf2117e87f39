import { mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder and those above it that are missing; one that is there stays as it is. Not Node's `recursive`:
 * that tries for ever where a folder is there and still answers that it is missing, as /proc does.
 * @throws what the file system refuses.
 */
export const makeFolder = (path: string, mode = 0o777): void => {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (cause) {
    // Another process may have made it in this very moment.
    if (!isFolder(path)) throw cause
  }
}

/** What the operator is told when the data folder cannot be made, read or written: what is wrong, what to do. */
export const unusable = (dataDir: string, { message }: Error): string =>
  `Motorpool cannot use its data folder ${dataDir} (${message}). Allow it, or set DATA_DIR to a folder of your own.`

/** Does what needs the data folder. @throws what the file system refuses, as a sentence for the operator. */
export const inDataFolder = <A>(dataDir: string, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause)) throw cause
    throw new Error(unusable(dataDir, cause), { cause })
  }
}

import { mkdirSync, statSync } from "node:fs"
import { dirname } from "node:path"

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Creates a folder and its missing parents. Not Node's `recursive`, which loops forever where a folder exists but is
 * reported as missing, as in /proc.
 * @throws the file system's error.
 */
export const makeFolder = (path: string, mode = 0o777): void => {
  if (isFolder(path)) return
  const above = dirname(path)
  if (above !== path) makeFolder(above, mode)
  try {
    mkdirSync(path, { mode })
  } catch (cause) {
    // Another process may have created it at the same moment.
    if (!isFolder(path)) throw cause
  }
}

/** The message for the operator when the data folder cannot be created, read or written. */
export const unusable = (dataDir: string, { message }: Error): string =>
  `Motorpool cannot use its data folder ${dataDir} (${message}). Grant access to it, or set DATA_DIR to a folder of your own.`

/** Runs work that needs the data folder. @throws file system errors as a message for the operator. */
export const inDataFolder = <A>(dataDir: string, work: () => A): A => {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause)) throw cause
    throw new Error(unusable(dataDir, cause), { cause })
  }
}

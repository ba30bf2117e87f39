import { accessSync, constants, existsSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

/** Linux's file system in memory. */
const IN_MEMORY = "/dev/shm"

/** Bytes that must be free there, several times as many as the databases of a run take. */
const ROOM = 4 * 1024 ** 3

const hasRoom = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM
  } catch {
    // Other systems have no such folder.
    return false
  }
}

/**
 * Where tests create their databases: in memory where there is room. A copy of a database is 1,250 files, which take 0.7 s of
 * processor time on a disk and 0.04 s in memory.
 */
export const databaseFolder = (): string => (hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir())

/** Every folder that an earlier run may have used. */
export const databaseFolders: ReadonlyArray<string> = [
  tmpdir(),
  ...(existsSync(IN_MEMORY) ? [IN_MEMORY] : [])
]

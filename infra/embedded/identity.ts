import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { chownSync, mkdirSync } from "node:fs"
import { join } from "node:path"

/** As whom PostgreSQL runs: itself refuses to run as root. */
export interface Identity {
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** Gives a file or folder to that user. */
  readonly own: (path: string) => void
}

// `nobody`: initdb wants a user that has a name.
const NOBODY = 65_534

export const identity = (): Identity =>
  process.getuid?.() === 0
    ? { ids: { uid: NOBODY, gid: NOBODY }, own: (path) => chownSync(path, NOBODY, NOBODY) }
    : { ids: {}, own: () => {} }

/** The folder for the server's files: under DATA_DIR, or elsewhere when root's folder is closed to the server's user. */
export const clusterPlace = (dataDir: string, { ids }: Identity): string => {
  mkdirSync(dataDir, { recursive: true })
  if (ids.uid === undefined || spawnSync("/bin/ls", [dataDir], ids).status === 0) return dataDir
  const elsewhere = join("/var/lib", `motorpool-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`)
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  return elsewhere
}

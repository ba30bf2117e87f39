import type { Option } from "effect"

/** A stored file. */
export interface StoredFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** A file storage backend. Rejects on failure. The keys it receives are valid. */
export interface FileStore {
  readonly put: (key: string, file: StoredFile) => Promise<void>
  readonly get: (key: string) => Promise<Option.Option<StoredFile>>
  readonly remove: (key: string) => Promise<void>
}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?$/

/**
 * Whether a text is a valid key: lower-case words separated by slashes, each with at most one extension, 200
 * characters at most. No key can leave the folder, and no two keys differ only by case, which some disks ignore. The
 * extension `.type` is reserved for the local disk.
 */
export const isFileKey = (key: string): boolean =>
  key.length <= 200 && key.split("/").every((part) => segment.test(part) && !part.endsWith(".type"))

import type { Option } from "effect"

/** A file as it was put. */
export interface StoredFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** What a place for files does; it rejects when it cannot. Keys handed to it are valid. */
export interface FileStore {
  readonly put: (key: string, file: StoredFile) => Promise<void>
  readonly get: (key: string) => Promise<Option.Option<StoredFile>>
  readonly remove: (key: string) => Promise<void>
}

const segment = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?$/

/**
 * Whether a text may name a file: lower-case words separated by slashes, with at most one ending each, 200
 * characters at most. So no key can climb out of the folder, and no two keys differ only by upper case, which
 * some disks do not tell apart. The ending `.type` belongs to the local disk.
 */
export const isFileKey = (key: string): boolean =>
  key.length <= 200 && key.split("/").every((part) => segment.test(part) && !part.endsWith(".type"))

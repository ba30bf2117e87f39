import { makeFolder } from "#infra/folders"
import { randomUUID } from "node:crypto"
import { open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Option } from "effect"
import type { FileStore } from "./fileStore.ts"

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")

/** Writes to a temporary name first, so that neither a reader nor a crash sees half a file. */
const writeWhole = async (path: string, data: Uint8Array | string): Promise<void> => {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    const file = await open(draft, "wx", 0o600)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Stores files in a folder that only this user can read. The content type is in `<key>.type` beside each file, and
 * written first: a file always has its type.
 */
export const localDisk = (directory: string): FileStore => {
  const pathOf = (key: string): string => join(directory, ...key.split("/"))
  return {
    put: async (key, { bytes, contentType }) => {
      const path = pathOf(key)
      makeFolder(dirname(path), 0o700)
      await writeWhole(`${path}.type`, contentType)
      await writeWhole(path, bytes)
    },
    get: async (key) => {
      try {
        const bytes = new Uint8Array(await readFile(pathOf(key)))
        return Option.some({ bytes, contentType: await readFile(`${pathOf(key)}.type`, "utf8") })
      } catch (error) {
        if (isMissing(error)) return Option.none()
        throw error
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
      await rm(`${pathOf(key)}.type`, { force: true })
    }
  }
}

import type { OrganizationId } from "#kernel"
import { UploadFile } from "#files/contract"
import { useSyncExternalStore } from "react"
import { api } from "../../api/client.ts"
import { withTimeout } from "../../api/withTimeout.ts"
import type { OutgoingFile } from "./OutgoingFile.ts"

/** The longest that the server waits for a request, in milliseconds. */
const PART_TIMEOUT = 150_000

/** How many parts of a file this page has uploaded, by its id. */
const uploaded = new Map<string, number>()
const listeners = new Set<() => void>()

const change = (id: string, parts: number | undefined) => {
  if (parts === undefined) uploaded.delete(id)
  else uploaded.set(id, parts)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How many parts of a file have been uploaded; undefined before that begins. */
export const useUploaded = ({ id }: Pick<OutgoingFile, "id">): number | undefined =>
  useSyncExternalStore(subscribe, () => uploaded.get(id))

/** Uploads files, in order. After a failure, it continues where it stopped. */
export const uploadFiles = async (
  organizationId: OrganizationId,
  files: ReadonlyArray<OutgoingFile>
): Promise<void> => {
  for (const { id, name, size, parts } of files)
    for (const [part, blob] of parts.entries()) {
      if ((uploaded.get(id) ?? 0) > part) continue
      change(id, part)
      const bytes = new Uint8Array(await blob.arrayBuffer())
      const query = { id, name, size: String(size), part: String(part) }
      const body = { bytes, contentType: "application/octet-stream" }
      await withTimeout(api(UploadFile, { params: { organizationId }, query, body }), PART_TIMEOUT)
      change(id, part + 1)
    }
}

/** Has files uploaded again: the server deletes those that no record has within a day. */
export const forgetUploads = (files: ReadonlyArray<OutgoingFile>): void => {
  for (const { id } of files) change(id, undefined)
}

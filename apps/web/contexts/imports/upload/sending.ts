import { BeginImport, IMPORT_PART_BYTES, type ImportId, UploadImportPart } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { ProblemError, problemOf } from "../../../api/problem.ts"

/** A file that is imported. */
export interface Upload {
  readonly id: ImportId
  readonly target: string
  readonly name: string
  readonly content: Blob
}

interface Options {
  /** Stops before the next part. */
  readonly signal: AbortSignal
  /** How much has arrived, 0 to 1. */
  readonly onProgress: (sent: number) => void
}

const SECOND = 1000
const LONGEST_PAUSE = 30 * SECOND
/** About five minutes. */
const TRIES = 14

/** A lost connection, a server error or rate limiting: the same call may succeed later. */
const isTemporary = (error: unknown) => {
  const { code, status } = problemOf(error)
  return code === "offline" || status >= 500 || status === 429
}

/** Longer each time, and at least as long as the server says; not longer than until the connection is back. */
const pauseAfter = (error: unknown, tries: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const { retryAfter = 0 } = error instanceof ProblemError ? error : {}
    const wake = () => {
      clearTimeout(timer)
      window.removeEventListener("online", wake)
      signal.removeEventListener("abort", wake)
      resolve()
    }
    const timer = setTimeout(wake, Math.min(LONGEST_PAUSE, SECOND * Math.max(retryAfter, 2 ** tries)))
    window.addEventListener("online", wake)
    signal.addEventListener("abort", wake)
  })

const withRetries = async <A>(send: () => Promise<A>, signal: AbortSignal): Promise<A> => {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted()
    try {
      return await send()
    } catch (error) {
      if (!isTemporary(error) || tries === TRIES) throw error
      await pauseAfter(error, tries, signal)
    }
  }
}

/** Uploads a file in parts; a part that is repeated changes nothing. */
export const sendFile = async (
  { id: organizationId }: Pick<Organization, "id">,
  { id: importId, target, name, content }: Upload,
  { signal, onProgress }: Options
): Promise<void> => {
  const params = { organizationId, importId }
  const body = { target, file_name: name, size: content.size }
  await withRetries(() => api(BeginImport, { params, body }), signal)
  for (let at = 0; at < content.size; at += IMPORT_PART_BYTES) {
    const bytes = new Uint8Array(await content.slice(at, at + IMPORT_PART_BYTES).arrayBuffer())
    const query = { part: String(at / IMPORT_PART_BYTES) }
    const part = { bytes, contentType: "application/octet-stream" }
    await withRetries(() => api(UploadImportPart, { params, query, body: part }), signal)
    onProgress(Math.min(1, (at + IMPORT_PART_BYTES) / content.size))
  }
}

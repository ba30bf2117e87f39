import { DownloadFile, FILES, type FileView, GetThumbnail } from "#files/contract"
import type { MessageView } from "#messaging/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { saveFile } from "../../../ui/saveFile.ts"

type OrganizationId = MessageView["organization_id"]

/** A file of a message that was sent. */
export interface SentFile {
  readonly organizationId: OrganizationId
  readonly file: FileView
}

const load = async (endpoint: typeof GetThumbnail, { organizationId, file }: SentFile): Promise<Blob> => {
  const { bytes, contentType } = await api(endpoint, { params: { organizationId, fileId: file.id } })
  return new Blob([new Uint8Array(bytes)], { type: contentType })
}

const content = (sent: SentFile, size: "thumbnail" | "full") => ({
  queryKey: organizationKey(sent.organizationId, FILES, sent.file.id, size),
  queryFn: () => load(size === "full" ? DownloadFile : GetThumbnail, sent),
  // Only in memory, and never out of date.
  staleTime: Infinity
})

export const useThumbnail = (sent: SentFile) => useQuery(content(sent, "thumbnail"))
export const useFullPhoto = (sent: SentFile) => useQuery(content(sent, "full"))

/** Photos are stored as WebP, whatever they were. */
const savedName = ({ kind, name }: FileView): string =>
  kind === "photo" ? name.replace(/\.\w+$/, ".webp") : name

/** Downloads a file and saves it. */
export const saveSentFile = async (sent: SentFile): Promise<void> =>
  saveFile(savedName(sent.file), await load(DownloadFile, sent))

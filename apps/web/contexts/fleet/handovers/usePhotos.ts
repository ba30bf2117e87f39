import { type FileId } from "#files/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import type { OutgoingFile } from "../../files/OutgoingFile.ts"
import { prepareFile } from "../../files/prepareFile.ts"
import { uploadFiles } from "../../files/uploading.ts"
import { handovers } from "../messages/pages.ts"

export type UploadState = "uploading" | "failed" | "done"

export interface TakenPhoto {
  readonly file: OutgoingFile
  readonly state: UploadState
}

/** Photos of a handover: each is uploaded as soon as it is taken, so that saving takes no longer. */
export const usePhotos = (organization: Organization) => {
  const m = useMessages(handovers).photos
  const [taken, setTaken] = useState<ReadonlyMap<FileId, TakenPhoto>>(new Map())
  const put = (photo: TakenPhoto) => setTaken((before) => new Map(before).set(photo.file.id, photo))
  const upload = async (file: OutgoingFile) => {
    put({ file, state: "uploading" })
    await uploadFiles(organization.id, [file])
    put({ file, state: "done" })
  }
  return {
    taken,
    /** Uploads a photo and returns its id; undefined for a file that is none. */
    take: async (chosen: File): Promise<FileId | undefined> => {
      const file = await prepareFile(chosen)
      if (typeof file === "string" || file.kind !== "photo") {
        notify.error(m.unfit)
        return undefined
      }
      upload(file).catch(() => put({ file, state: "failed" }))
      return file.id
    },
    /** Uploads what is not there yet. Fails if one cannot be uploaded. */
    finish: async () => {
      for (const { file, state } of taken.values()) if (state !== "done") await upload(file)
    }
  }
}

export type Photos = ReturnType<typeof usePhotos>

import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useLeaveWarning } from "../../../ui/useLeaveWarning.ts"
import type { OutgoingFile } from "../../files/OutgoingFile.ts"
import { prepareFile } from "../../files/prepareFile.ts"
import { forgetUploads, uploadFiles } from "../../files/uploading.ts"
import { documents } from "../messages/pages.ts"

/** The file that was chosen for a document, which is uploaded when that is saved. */
export const useOneFile = ({ id }: Organization) => {
  const m = useMessages(documents).file
  const [file, setFile] = useState<OutgoingFile>()
  const [error, setError] = useState<string>()
  useLeaveWarning(file !== undefined)
  return {
    file,
    /** Why the last one that was chosen cannot be uploaded. */
    error,
    /** Returns its id; undefined if it cannot be uploaded. */
    choose: async (chosen: File) => {
      setError(undefined)
      const prepared = await prepareFile(chosen)
      if (typeof prepared === "string") {
        setError(m.unfit[prepared](chosen.name))
        return undefined
      }
      setFile(prepared)
      return prepared.id
    },
    remove: () => {
      setFile(undefined)
      setError(undefined)
    },
    upload: async () => {
      if (file) await uploadFiles(id, [file])
    },
    /** The server no longer has it: the next attempt begins again. */
    forget: () => {
      if (file) forgetUploads([file])
    }
  }
}

export type OneFile = ReturnType<typeof useOneFile>

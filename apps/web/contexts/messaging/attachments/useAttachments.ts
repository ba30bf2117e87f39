import { ATTACHMENTS_AT_MOST } from "#messaging/contract"
import { useRef, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDraft } from "../../../ui/useDraft.ts"
import { useLeaveWarning } from "../../../ui/useLeaveWarning.ts"
import { messaging } from "../messages/index.ts"
import type { OutgoingFile } from "../../files/OutgoingFile.ts"
import { prepareFile } from "../../files/prepareFile.ts"

type Files = ReadonlyArray<OutgoingFile>

const NONE: Files = []

/** The files of a message that is being written. */
export const useAttachments = () => {
  const m = useMessages(messaging).attachments
  const [files, setFiles] = useState(NONE)
  const [errors, setErrors] = useState<ReadonlyArray<string>>([])
  // Changes happen one after the other, since preparing a photo takes a moment.
  const settled = useRef(Promise.resolve(NONE))
  const discarded = useRef(false)
  useDraft(files.length > 0)
  // Files are not part of the stored draft.
  useLeaveWarning(files.length > 0)

  const change = (next: (files: Files) => Files | Promise<Files>) => {
    setErrors([])
    settled.current = settled.current.then(async (before) => {
      const after = await next(before)
      setFiles(after)
      return after
    })
  }
  const addOne = async (before: Files, file: File): Promise<Files> => {
    const refuse = (error: string) => {
      setErrors((others) => [...new Set([...others, error])])
      return before
    }
    if (before.length >= ATTACHMENTS_AT_MOST) return refuse(m.tooMany(ATTACHMENTS_AT_MOST))
    const prepared = await prepareFile(file)
    return typeof prepared === "string" ? refuse(m.unfit[prepared](file.name)) : [...before, prepared]
  }
  const add = (chosen: Iterable<File>) => {
    for (const file of chosen) change((before) => addOne(before, file))
  }

  return {
    files,
    errors,
    add,
    remove: (id: OutgoingFile["id"]) => change((before) => before.filter((file) => file.id !== id)),
    /** Called on Cancel, as for a draft: then nothing is asked. */
    discard: () => {
      discarded.current = true
    },
    isDiscarded: () => discarded.current,
    /** All files, once the last one is prepared. */
    settled: () => settled.current
  }
}

export type Attachments = ReturnType<typeof useAttachments>

import type { FileId } from "#files/contract"
import { useEffect, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { prepareFile } from "../../files/prepareFile.ts"
import type { Photos, TakenPhoto } from "../../fleet/handovers/usePhotos.ts"
import { filling } from "../messages/pages.ts"
import { photosOf, savePhoto } from "../offline/stored.ts"
import type { StoredInspection } from "../offline/StoredInspection.ts"

const asTaken = (file: TakenPhoto["file"]): TakenPhoto => ({ file, state: "done" })

/** The photos of an inspection: reduced and stored in this browser as they are taken, and uploaded when it is sent. */
export const useStoredPhotos = ({ user_id, id }: Pick<StoredInspection, "user_id" | "id">): Photos => {
  const m = useMessages(filling).photos
  const [taken, setTaken] = useState<ReadonlyMap<FileId, TakenPhoto>>(new Map())
  useEffect(() => {
    let closed = false
    void photosOf({ user_id, id }).then((files) => {
      if (!closed)
        setTaken((now) => new Map([...files.map((file) => [file.id, asTaken(file)] as const), ...now]))
    })
    return () => {
      closed = true
    }
  }, [user_id, id])
  return {
    taken,
    take: async (chosen) => {
      const file = await prepareFile(chosen)
      if (typeof file === "string" || file.kind !== "photo") {
        notify.error(m.unfit)
        return undefined
      }
      const isStored = await savePhoto({ user_id, id }, file).then(
        () => true,
        () => false
      )
      if (!isStored) {
        notify.error(m.notStored)
        return undefined
      }
      setTaken((before) => new Map(before).set(file.id, asTaken(file)))
      return file.id
    },
    // They are uploaded from where they are stored.
    finish: async () => undefined
  }
}

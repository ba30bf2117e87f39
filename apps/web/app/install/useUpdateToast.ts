import { useEffect } from "react"
import { goOnWithNewVersion, useNewVersion } from "../../api/newVersion.ts"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { dismissToast, notify } from "../../ui/toast.ts"
import { hasDrafts, useDrafts } from "../../ui/useDraft.ts"

const ID = "new-version"

/**
 * Says that another version is ready, and reloads when asked to. While something is typed that is not sent,
 * it says nothing: a press beside an open dialog would close it, and a reload would lose the text.
 */
export const useUpdateToast = () => {
  const m = useMessages(shell).update
  const offered = useNewVersion()
  const writing = useDrafts()
  useEffect(() => {
    if (!offered || writing) return
    const onClick = () => {
      if (!hasDrafts()) void goOnWithNewVersion()
    }
    notify.message(m.ready, { id: ID, duration: Infinity, action: { label: m.reload, onClick } })
    return () => dismissToast(ID)
  }, [offered, writing, m])
}

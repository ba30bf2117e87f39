import { useEffect } from "react"
import { switchToNewVersion, useNewVersion } from "../../api/newVersion.ts"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { dismissToast, notify } from "../../ui/toast.ts"
import { hasDrafts, useDrafts } from "../../ui/useDraft.ts"

const ID = "new-version"

/** Announces a new version, and reloads on request. Waits while there is unsent text, which a reload would lose. */
export const useUpdateToast = () => {
  const m = useMessages(shell).update
  const offered = useNewVersion()
  const writing = useDrafts()
  useEffect(() => {
    if (!offered || writing) return
    const onClick = () => {
      if (!hasDrafts()) void switchToNewVersion()
    }
    notify.message(m.ready, { id: ID, duration: Infinity, action: { label: m.reload, onClick } })
    return () => dismissToast(ID)
  }, [offered, writing, m])
}

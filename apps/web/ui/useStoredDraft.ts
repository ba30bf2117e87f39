import { useEffect, useRef } from "react"
import { type DraftValues, dropDraft, readDraft, saveDraft } from "../api/drafts.ts"
import { useSession } from "../api/session.ts"

interface Options {
  readonly form: string
  readonly values: DraftValues
  /** Whether anything differs from the initial values. */
  readonly changed: boolean
  readonly restore: (values: DraftValues) => void
}

const logFailure = (error: unknown) => console.error("Failed to store a draft in this browser.", error)

/** Stores what is typed into a form until the form is closed, so that it is still there after a reload. */
export const useStoredDraft = ({ form, values, changed, restore }: Options): void => {
  const person = useSession()?.user.id
  const latest = useRef(restore)
  /** Whether there may be a stored draft: something was typed or restored. */
  const used = useRef(false)
  useEffect(() => {
    latest.current = restore
  })
  useEffect(() => {
    if (person === undefined) return
    let closed = false
    const put = (found: DraftValues | undefined) => {
      if (closed || used.current || !found) return
      used.current = true
      latest.current(found)
    }
    readDraft({ form, person }).then(put, logFailure)
    return () => {
      closed = true
      if (used.current) dropDraft({ form, person }).catch(logFailure)
    }
  }, [form, person])
  useEffect(() => {
    if (person === undefined || (!changed && !used.current)) return
    used.current = true
    const stored = changed ? saveDraft({ form, person }, values) : dropDraft({ form, person })
    stored.catch(logFailure)
  }, [form, person, values, changed])
}

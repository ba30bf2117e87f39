import { useEffect, useRef } from "react"
import { type DraftValues, dropDraft, readDraft, saveDraft } from "../api/drafts.ts"
import { useSession } from "../api/session.ts"

interface Options {
  readonly form: string
  readonly values: DraftValues
  /** Those that differ from the initial ones. */
  readonly changesOf: (values: DraftValues) => DraftValues
  readonly restore: (changes: DraftValues) => void
}

const logFailure = (error: unknown) => console.error("Failed to store a draft in this browser.", error)

/**
 * Stores what is typed into a form, so that it is still there after a reload, and after Back, Escape or a click beside
 * a dialog, which happen by accident. Returns the function that discards it: on Cancel, and once it is sent or saved.
 */
export const useStoredDraft = ({ form, values, changesOf, restore }: Options): (() => void) => {
  const person = useSession()?.user.id
  const latest = useRef({ changesOf, restore })
  /** Whether there may be a stored draft: something was typed or restored. */
  const used = useRef(false)
  useEffect(() => {
    latest.current = { changesOf, restore }
  })
  useEffect(() => {
    if (person === undefined) return
    let closed = false
    const put = (found: DraftValues | undefined) => {
      if (closed || used.current || !found) return
      used.current = true
      latest.current.restore(found)
    }
    readDraft({ form, person }).then(put, logFailure)
    return () => {
      closed = true
    }
  }, [form, person])
  useEffect(() => {
    if (person === undefined) return
    const changes = latest.current.changesOf(values)
    const changed = Object.keys(changes).length > 0
    if (!changed && !used.current) return
    used.current = true
    const stored = changed ? saveDraft({ form, person }, changes) : dropDraft({ form, person })
    stored.catch(logFailure)
  }, [form, person, values])
  return () => {
    if (person !== undefined) dropDraft({ form, person }).catch(logFailure)
  }
}

import { IMPORT_FILE_BYTES, ImportId, IMPORTS } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { newUuid } from "../../../api/newUuid.ts"
import { ProblemError } from "../../../api/problem.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDraft } from "../../../ui/useDraft.ts"
import { imports } from "../messages/index.ts"
import { sendFile } from "./sending.ts"

interface Options {
  readonly organization: Organization
  readonly target: string
  readonly onUploaded: (id: ImportId) => void
}

const problem = (code: string, detail: string) => new ProblemError({ code, status: 422, title: "", detail })

/** Uploads a file or pasted rows. Leaving the page interrupts it, and asks first. */
export const useUpload = ({ organization, target, onUploaded }: Options) => {
  const m = useMessages(imports).choose
  const client = useQueryClient()
  const [sent, setSent] = useState<number>()
  const [error, setError] = useState<unknown>()
  const stopping = useRef(new AbortController())
  useDraft(sent !== undefined)
  useEffect(() => () => stopping.current.abort(), [])

  const upload = async (name: string, content: Blob) => {
    const id = ImportId.make(newUuid())
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setError(undefined)
    setSent(0)
    try {
      await sendFile(organization, { id, target, name, content }, { signal, onProgress: setSent })
      void client.invalidateQueries({ queryKey: organizationKey(organization.id, IMPORTS, "list") })
      if (!signal.aborted) onUploaded(id)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    } finally {
      if (!signal.aborted) setSent(undefined)
    }
  }

  const begin = (name: string, content: Blob) => {
    if (sent !== undefined) return
    if (content.size === 0) setError(problem("empty", m.empty))
    else if (content.size > IMPORT_FILE_BYTES) setError(problem("import_file_too_large", m.about))
    else void upload(name, content)
  }

  return {
    /** How much has been sent, 0 to 1; undefined if nothing is being sent. */
    sent,
    error,
    file: (chosen: File) => begin(chosen.name, chosen),
    text: (pasted: string) => {
      if (pasted.trim() !== "") begin(m.pasted, new Blob([pasted]))
    },
    cancel: () => {
      stopping.current.abort()
      setSent(undefined)
    }
  }
}

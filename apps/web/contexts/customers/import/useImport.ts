import { CUSTOMERS, ImportCustomers, type ImportedRow, ImportId } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { api } from "../../../api/client.ts"
import { newUuid } from "../../../api/newUuid.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import type { Batch } from "./batches.ts"
import { NO_PROGRESS, type Progress, sendAll } from "./sending.ts"

/** The state of an import; `error` says why it waits or was interrupted. */
export interface Run {
  readonly state: "running" | "waiting" | "stopping" | "done" | "stopped" | "failed"
  readonly progress: Progress
  readonly error: unknown
}

export const isUnderWay = ({ state }: Run) =>
  state === "running" || state === "waiting" || state === "stopping"

/** Makes the browser ask for confirmation before the page is closed during an import. */
const useConfirmLeave = (busy: boolean) =>
  useEffect(() => {
    if (!busy) return
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", confirm)
    return () => window.removeEventListener("beforeunload", confirm)
  }, [busy])

/** One import, under the same id even if the connection is interrupted. */
export const useImport = ({ id: organizationId }: Organization) => {
  const client = useQueryClient()
  const [importId] = useState(() => ImportId.make(newUuid()))
  const [run, setRun] = useState<Run>()
  const [retryNow] = useState(() => new EventTarget())
  const stopping = useRef(new AbortController())
  useConfirmLeave(run !== undefined && isUnderWay(run))
  useEffect(() => {
    const controller = new AbortController()
    stopping.current = controller
    return () => controller.abort()
  }, [])

  const send = (rows: ReadonlyArray<ImportedRow>, preview = false) =>
    api(ImportCustomers, { params: { organizationId, importId }, body: { preview, rows } })

  const change = (part: Partial<Run>) =>
    setRun((before) => ({ state: "running", progress: NO_PROGRESS, error: undefined, ...before, ...part }))

  const start = async (batches: Iterable<Batch>) => {
    const { signal } = stopping.current
    change({ state: "running" })
    const end = (state: Run["state"], error?: unknown) => {
      change({ state, error })
      void client.invalidateQueries({ queryKey: organizationKey(organizationId, CUSTOMERS) })
    }
    await sendAll(batches, {
      send,
      signal,
      retryNow,
      onProgress: (progress) => change({ progress }),
      onWait: (error) => {
        if (!signal.aborted) change({ state: error === undefined ? "running" : "waiting", error })
      }
    }).then(
      () => end(signal.aborted ? "stopped" : "done"),
      (error: unknown) => (signal.aborted ? end("stopped") : end("failed", error))
    )
  }

  return {
    importId,
    run,
    /** Has the server validate rows, without saving them. */
    preview: (rows: ReadonlyArray<ImportedRow>) => send(rows, true),
    start: (batches: Iterable<Batch>) => void start(batches),
    stop: () => {
      stopping.current.abort()
      change({ state: "stopping" })
    },
    tryNow: () => retryNow.dispatchEvent(new Event("now"))
  }
}

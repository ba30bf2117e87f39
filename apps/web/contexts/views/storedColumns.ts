import type { Organization } from "#tenancy/contract"
import { ViewColumn } from "#views/contract"
import { Schema } from "effect"
import { useMemo, useSyncExternalStore } from "react"
import { local } from "../../api/storage.ts"
import { LIST_COLUMNS_KEY } from "../../api/storageKeys.ts"
import type { ShownColumns } from "../../ui/table/shownColumns.ts"

const isColumns = Schema.is(Schema.Array(ViewColumn))

/** Empty if nothing was stored, or something else. */
const read = (text: string | null): ShownColumns => {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return isColumns(stored) ? stored : []
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

const watch = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** The columns of a list that a person chose in this browser, per organization; empty for the list's own. */
export const useStoredColumns = ({ id }: Organization, list: string) => {
  const key = `${LIST_COLUMNS_KEY}.${id}.${list}` as const
  const text = useSyncExternalStore(watch, () => local.getItem(key))
  const columns = useMemo(() => read(text), [text])
  const store = (shown: ShownColumns) => {
    local.setItem(key, JSON.stringify(shown))
    for (const listener of listeners) listener()
  }
  return [columns, store] as const
}

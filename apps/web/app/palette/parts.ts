/* oxlint-disable react/hooks -- The lists never change, so their hooks keep their order. */
import { CONTEXTS } from "../../contexts/manifests.ts"
import { useLocale } from "../../i18n/locale.ts"
import type { Action } from "../actions/Action.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import type { PalettePart } from "./PalettePart.ts"

const files = import.meta.glob<PalettePart>("../../contexts/*/palette.ts", { eager: true, import: "palette" })

/** In the order of the manifests. */
const PARTS = CONTEXTS.flatMap(({ name }) => files[`../../contexts/${name}/palette.ts`] ?? [])

const SEARCHES = PARTS.flatMap(({ searches = [] }) => searches)
const ACTION_DATA = PARTS.flatMap(({ useActionData = [] }) => useActionData)

/** Whether a search returned it. */
export const isRecord = ({ group }: Action) => SEARCHES.some(({ title }) => title === group)

/** Runs every context's search. */
export const useSearches = (typed: string) => {
  const { organization } = useActionContext()
  const locale = useLocale()
  const results = SEARCHES.map((search) => ({ ...search, ...search.useRecords(organization, typed) }))
  return {
    records: results.flatMap(({ title, records }) => records.map((record) => ({ ...record, group: title }))),
    /** What is searched, for use in a sentence. */
    searched: SEARCHES.map(({ title }) => title(locale).toLocaleLowerCase(locale)),
    isPending: results.some(({ isPending }) => isPending),
    isError: results.some(({ isError }) => isError)
  }
}

/** Loads the data that decides which actions are visible. */
export const useActionData = () => {
  for (const useData of ACTION_DATA) useData()
}

import { ImportId } from "#imports/contract"
import { Schema } from "effect"
import { useSearchParams } from "react-router"

const isId = Schema.is(ImportId)

/** What the page shows, from its address: `?import=` one import, `?target=` what can be imported and its history. */
export const useView = () => {
  const [params, setParams] = useSearchParams()
  const id = params.get("import")
  const target = params.get("target") ?? undefined
  const targetParam = target === undefined ? {} : { target }
  return {
    target,
    opened: isId(id) ? id : undefined,
    /** Back returns to what was shown before. */
    open: (importId: ImportId, replace = false) =>
      setParams({ ...targetParam, import: importId }, { replace, preventScrollReset: true }),
    close: () => setParams(targetParam, { preventScrollReset: true }),
    linkTo: (importId: ImportId, of: string) => ({ search: `?target=${of}&import=${importId}` })
  }
}
export type View = ReturnType<typeof useView>

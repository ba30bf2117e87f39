import { CustomerId } from "#customers/contract"
import { Schema } from "effect"
import { useSearchParams } from "react-router"

const LONGEST = 200

/** Which customers are shown. */
export interface Filter {
  /** In name, email or phone; trimmed, empty for all. */
  readonly search: string
  readonly archived: boolean
}

/** A filter as the server is asked for it. */
export const asQuery = ({ search, archived }: Filter) => ({
  ...(search && { search }),
  ...(archived && { archived: "true" as const })
})

const readId = Schema.decodeUnknownOption(CustomerId)

const withChange = (before: URLSearchParams, change: Readonly<Record<string, string | undefined>>) => {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}

/**
 * What the page shows, as it stands in the address: `?q=` searches, `?archived=true` shows the archive,
 * `?customer=` opens one. So a view can be shared, opened beside another and gone back from.
 */
export const useView = () => {
  const [params, setParams] = useSearchParams()
  const customer = readId(params.get("customer"))
  const filter: Filter = {
    search: params.get("q")?.trim().slice(0, LONGEST) ?? "",
    archived: params.get("archived") === "true"
  }
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    setParams((before) => withChange(before, part), { replace: true, preventScrollReset: true })
  return {
    filter,
    opened: customer._tag === "Some" ? customer.value : undefined,
    search: (q: string) => change({ q }),
    showArchived: (archived: boolean) => change({ archived: archived ? "true" : undefined }),
    /** Where one customer is opened. */
    linkTo: (customer: CustomerId) => ({ search: `?${withChange(params, { customer }).toString()}` }),
    close: () => change({ customer: undefined })
  }
}

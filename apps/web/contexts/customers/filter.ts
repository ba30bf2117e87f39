import { CustomerId } from "#customers/contract"
import { Schema } from "effect"
import { useListView } from "../../ui/useListView.ts"

const isCustomerId = Schema.is(CustomerId)

/** What the page shows; `?customer=` opens one. */
export const useView = () => useListView("customer", isCustomerId)

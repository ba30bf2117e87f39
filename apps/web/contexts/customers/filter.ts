import { CustomerId, CustomerSort, CustomerType, Tag } from "#customers/contract"
import { UserId } from "#kernel"
import { Schema } from "effect"
import { asQuery, useListView } from "../../ui/useListView.ts"

const isCustomerId = Schema.is(CustomerId)
const isType = Schema.is(CustomerType)
const isTag = Schema.is(Tag)
const isOwner = Schema.is(UserId)
const isSort = Schema.is(CustomerSort)

/** Newest first, unless the address says otherwise. */
const DEFAULT = "-created"

/** What the page shows; `?customer=` opens one, and `type`, `tag`, `owner` and `sort` choose and order them. */
export const useView = () => {
  const view = useListView("customer", isCustomerId)
  const [type, tag, owner, sort] = ["type", "tag", "owner", "sort"].map(view.param)
  const choices = {
    ...(isType(type) && { type }),
    ...(isTag(tag) && { tag }),
    ...(isOwner(owner) && { owner })
  }
  return {
    ...view,
    choices,
    sort: isSort(sort) ? sort : DEFAULT,
    /** Which customers match, as the query of a request. */
    matching: { ...asQuery(view.filter), ...choices },
    choose: (change: { readonly [Name in "type" | "tag" | "owner"]?: string }) => view.change(change),
    sortBy: (chosen: CustomerSort) => view.change({ sort: chosen === DEFAULT ? undefined : chosen }),
    clear: () => view.change({ q: undefined, type: undefined, tag: undefined, owner: undefined })
  }
}

export type View = ReturnType<typeof useView>
export type Matching = View["matching"]

/** The order as the query of a request. */
export const asOrder = (sort: CustomerSort) => (sort === DEFAULT ? {} : { sort })

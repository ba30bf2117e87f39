import {
  type CalendarDate,
  cutSortedPage,
  instantKey,
  type OrganizationId,
  type SortedPageRequest
} from "#kernel"
import { Context, Effect } from "effect"
import type { DriverSort } from "../../contract/drivers.ts"
import type { DriverView, LicenseState } from "../../contract/driverViews.ts"

/** Selects active or archived drivers. Undefined: any. */
export interface DriverFilter {
  readonly archived: boolean
  readonly search: string | undefined
  readonly license: ReadonlyArray<LicenseState> | undefined
  readonly assigned: boolean | undefined
  readonly account: boolean | undefined
  /** Those who can be a vehicle's primary driver in this period; open if `until` is null. */
  readonly free: { readonly from: Date; readonly until: Date | null } | undefined
}

type YesOrNo = "yes" | "no"
const isYes = (choice: YesOrNo | undefined) => (choice === undefined ? undefined : choice === "yes")

/** Reads the filter from a request's query. */
export const filterOf = (query: {
  readonly archived?: "true" | "false"
  readonly search?: string
  readonly license?: ReadonlyArray<LicenseState>
  readonly assigned?: YesOrNo
  readonly account?: YesOrNo
  readonly free_from?: Date
  readonly free_until?: Date
}): DriverFilter => ({
  archived: query.archived === "true",
  search: query.search,
  license: query.license,
  assigned: isYes(query.assigned),
  account: isYes(query.account),
  free: query.free_from && { from: query.free_from, until: query.free_until ?? null }
})

export const BY_NAME = "name"

export class DriverList extends Context.Service<
  DriverList,
  {
    /** In this order, with one row more than the page size. `today` decides which licenses have expired. */
    readonly page: (
      organizationId: OrganizationId,
      filter: DriverFilter,
      sort: DriverSort,
      page: SortedPageRequest,
      today: CalendarDate
    ) => Effect.Effect<ReadonlyArray<DriverView>>
    /** The number of drivers on all pages. */
    readonly count: (
      organizationId: OrganizationId,
      filter: DriverFilter,
      today: CalendarDate
    ) => Effect.Effect<number>
  }
>()("fleet/DriverList") {}

/** Orders drivers without a known expiry last. */
export const NEVER = "infinity"

const sortKey = (sort: DriverSort, driver: DriverView): string => {
  switch (sort) {
    case "name":
    case "-name":
      return driver.name
    case "license":
    case "-license":
      return driver.license_expires_on ?? NEVER
    case "created":
    case "-created":
      return instantKey(driver.created_at)
    case "updated":
    case "-updated":
      return instantKey(driver.updated_at)
  }
}

/** One page of the organization's drivers. */
export const pageOfDrivers = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: DriverFilter,
  sort: DriverSort,
  page: SortedPageRequest,
  today: CalendarDate
) {
  const rows = yield* DriverList.use((list) => list.page(organizationId, filter, sort, page, today))
  return cutSortedPage(rows, page.limit, (driver) => ({ key: sortKey(sort, driver), id: driver.id }))
})

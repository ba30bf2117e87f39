import {
  InspectionFlag,
  InspectionResult,
  InspectionSearch,
  type InspectionSort
} from "#inspections/contract"
import { type CalendarDate, dateRange, daysAfter } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { Schema, Struct } from "effect"
import { instantAt } from "../../../i18n/localTime.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { endsOf, type Filter } from "../../../ui/filters/Filter.ts"
import { optionsOf, recordOptions } from "../../../ui/optionsOf.ts"
import { everyMember } from "../../tenancy/members/everyMember.ts"
import { useList } from "../../views/useList.ts"
import { useForms } from "../forms/formQueries.ts"
import { inspections } from "../messages/index.ts"
import { useInspectionColumns } from "./columns.tsx"
import { vehicleFilter } from "./vehicleFilter.ts"

/** What the page shows, with days of the organization in place of instants. */
const InspectionListSearch = InspectionSearch.mapFields(Struct.omit(["period"])).mapFields(
  Struct.assign({ finished: Schema.optionalKey(dateRange) })
)

const NEWEST_FIRST: InspectionSort = "-at"

/** Before and after everything that was recorded, and as early and late as the server accepts. */
const FIRST = "1970-01-01T00:00:00Z"
const LAST = "2199-01-01T00:00:00Z"

const midnight = (day: string, timeZone: string) => instantAt(`${day}T00:00`, timeZone)?.toISOString()

/** The period from the start of the first day until the end of the last, in a time zone. */
export const periodOf = (days: string, timeZone: string): string => {
  const [from, to] = endsOf(days)
  // Border: the schema of the list has checked that it is a day.
  const next = to === "" ? undefined : midnight(daysAfter(to as CalendarDate, 1), timeZone)
  return `${(from && midnight(from, timeZone)) || FIRST}..${next ?? LAST}`
}

/** The members, by name; none for people who may not see them. */
const useMemberOptions = ({ id, can }: Organization) => {
  const query = everyMember(id)
  const { data = [] } = useQuery(can.includes("members.read") ? query : { ...query, queryFn: skipToken })
  return data
    .map(({ user_id, full_name, email }) => ({ value: user_id, label: full_name || email || "–" }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

const useFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, results, flags, reviews } = useMessages(inspections)
  const { data: forms = [] } = useForms(organization)
  const members = useMemberOptions(organization)
  return [
    {
      key: "form",
      label: fields.form,
      kind: "choices",
      options: recordOptions(forms)
    },
    vehicleFilter(organization, fields.vehicle),
    {
      key: "result",
      label: fields.result,
      kind: "choices",
      options: optionsOf(InspectionResult.literals, results)
    },
    {
      key: "person",
      label: fields.person,
      kind: "choices",
      options: members
    },
    {
      key: "flag",
      label: fields.flags,
      kind: "choices",
      options: InspectionFlag.literals.map((value) => ({ value, label: flags[value].name }))
    },
    {
      key: "review",
      label: fields.review,
      kind: "choice",
      options: optionsOf(["open", "done"], reviews)
    },
    { key: "finished", label: fields.at, kind: "dateRange" }
  ]
}

/** The state of the inspections' list. */
export const useInspectionList = (organization: Organization) => {
  const { views } = useMessages(inspections)
  const list = useList({
    organization,
    name: "inspections",
    search: InspectionListSearch,
    columns: useInspectionColumns(organization),
    filters: useFilters(organization),
    sort: NEWEST_FIRST,
    views: [
      { key: "all", title: views.all, search: {} },
      { key: "failed", title: views.failed, search: { result: "fail,pass_with_defects" } },
      { key: "review", title: views.review, search: { review: "open" } },
      { key: "corrected", title: views.corrected, search: { corrected: "true" } }
    ]
  })
  const { sort, finished, ...filters } = list.values
  return {
    ...list,
    matching: {
      ...filters,
      ...(finished !== undefined && { period: periodOf(finished, organization.time_zone) })
    },
    order: sort === undefined ? {} : { sort }
  }
}

export type InspectionListState = ReturnType<typeof useInspectionList>

import type { CalendarDate } from "#kernel"
import { daysAfter } from "#kernel"
import { VEHICLES, type VehicleId } from "#fleet/contract"
import {
  AddDowntime,
  DOWNTIME,
  DowntimeCause,
  type DowntimeView,
  EndDowntime,
  GetDowntimeSummary,
  ListDowntime,
  RemoveDowntime,
  WORK_ORDERS
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Schema } from "effect"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { instantAt } from "../../../i18n/localTime.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useToday } from "../../tenancy/useToday.ts"
import { downtime } from "../messages/pages.ts"

/** How many days back, today included. */
export const PERIODS = ["7", "30", "90", "365"] as const
export type Days = (typeof PERIODS)[number]

const Shown = Schema.Struct({
  days: Schema.optionalKey(Schema.Literals(PERIODS)),
  cause: Schema.optionalKey(DowntimeCause),
  planned: Schema.optionalKey(Schema.Literals(["true", "false"]))
})

/** The names of vehicles and work orders are theirs. */
const meta = shows(VEHICLES, WORK_ORDERS)

const startOf = (day: CalendarDate, timeZone: string): string =>
  (instantAt(`${day}T00:00`, timeZone) ?? new Date(`${day}T00:00Z`)).toISOString()

/** So many days until the end of today. */
export const useDuring = (organization: Organization, days: Days): string => {
  const today = useToday(organization)
  const { time_zone: timeZone } = organization
  return `${startOf(daysAfter(today, 1 - Number(days)), timeZone)}..${startOf(daysAfter(today, 1), timeZone)}`
}

/** What the page shows, stored in the address: 30 days unless chosen otherwise. */
export const useDowntimeState = () => {
  const { values, change } = useSearchState(Shown)
  const { days = "30", ...filter } = values
  return { days, filter, isFiltered: Object.keys(filter).length > 0, change }
}
export type DowntimeState = ReturnType<typeof useDowntimeState>

/** Sums of a period, and of one vehicle if one is given. The previous ones stay on the screen while others load. */
export const useSummary = ({ id }: Organization, during: string, vehicle?: VehicleId) =>
  useQuery({
    queryKey: organizationKey(id, DOWNTIME, "summary", during, vehicle ?? ""),
    queryFn: () =>
      api(GetDowntimeSummary, {
        params: { organizationId: id },
        query: { during, ...(vehicle !== undefined && { vehicle }) }
      }),
    placeholderData: keepPreviousData,
    meta
  })

type Filter = Omit<NonNullable<(typeof ListDowntime)["query"]>["Encoded"], "after" | "limit">

/** Downtime, latest start first. */
export const useDowntime = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, DOWNTIME, "list", JSON.stringify(filter)),
    load: (page) => api(ListDowntime, { params: { organizationId: id }, query: { ...page, ...filter } }),
    placeholderData: keepPreviousData,
    meta
  })

/** Whether it was recorded by a person: the others begin and end with their work order or defect. */
export const isByHand = ({ work_order, defect_id }: DowntimeView): boolean =>
  work_order === null && defect_id === null

/** Ending downtime now, and removing it, with an undo in its toast. */
export const useDowntimeCommands = (organization: Organization, one: DowntimeView) => {
  const m = useMessages(downtime)
  const { undo } = useMessages(common)
  const { id: downtimeId, vehicle, cause, planned, from, until, note } = one
  const params = { organizationId: organization.id, downtimeId }
  const end = useOrganizationCommand(organization, {
    send: () => api(EndDowntime, { params, body: {} }),
    done: () => m.ended(vehicle.name)
  })
  const restore = useOrganizationCommand(organization, {
    send: () =>
      api(AddDowntime, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: { cause, planned, note, from: from.toISOString(), until: until?.toISOString() ?? null }
      }),
    done: () => m.added(vehicle.name)
  })
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveDowntime, { params }),
    done: () => m.removed(vehicle.name),
    offer: { label: undo, run: restore.mutate }
  })
  return { end, remove }
}

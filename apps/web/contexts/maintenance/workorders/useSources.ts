import {
  DEFECTS,
  type DefectId,
  isUnresolved,
  ListDefects,
  ListRecalls,
  ListServices,
  type OccurrenceId,
  type RecallId,
  RECALLS,
  SERVICES
} from "#maintenance/contract"
import type { VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery, type UseQueryResult } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { workOrders } from "../messages/pages.ts"
import { useDefectTitle } from "../useDefectTitle.ts"

/** What a line of a work order can be about. */
export interface LineSource {
  readonly key: string
  readonly label: string
  /** What a work order for it alone is called. */
  readonly title: string
  readonly line:
    | { readonly defect_id: DefectId }
    | { readonly occurrence_id: OccurrenceId }
    | { readonly recall_id: RecallId }
}

/** The one that a work order is opened for, as far as it is known before the others are loaded. */
export type GivenSource = Pick<LineSource, "key" | "title" | "line">

const LIMIT = "50"
const NEAR = "due_soon,due,overdue"

/** What is asked for a vehicle as one query: missing until all of it is loaded, and loaded again together. */
const allOf = (
  queries: ReadonlyArray<Pick<UseQueryResult, "data" | "error" | "fetchStatus" | "refetch">>
) => {
  const missing = queries.filter(({ data }) => data === undefined)
  return {
    isLoaded: missing.length === 0,
    query: {
      error: missing.find(({ error }) => error)?.error,
      fetchStatus: missing.find(({ fetchStatus }) => fetchStatus === "paused")?.fetchStatus ?? "fetching",
      refetch: () => void Promise.all(missing.map(({ refetch }) => refetch()))
    }
  }
}

/**
 * The open defects and recalls of a vehicle that are on no work order, and the services that are due or will be soon; whether all
 * that the reader may see of them is loaded, and the query that loads it.
 */
export const useSources = ({ id, can }: Organization, vehicle: VehicleId | undefined) => {
  const { create: m } = useMessages(workOrders)
  const titled = useDefectTitle()
  const params = { organizationId: id }
  const may = (permission: "defects.read" | "services.read") =>
    can.includes(permission) ? vehicle : undefined
  const ofDefects = may("defects.read")
  const ofServices = may("services.read")
  const defects = useQuery({
    queryKey: organizationKey(id, DEFECTS, "to-order", vehicle ?? ""),
    queryFn: ofDefects
      ? () => api(ListDefects, { params, query: { vehicle: ofDefects, limit: LIMIT, sort: "-severity" } })
      : skipToken
  })
  const services = useQuery({
    queryKey: organizationKey(id, SERVICES, "to-order", vehicle ?? ""),
    queryFn: ofServices
      ? () => api(ListServices, { params, query: { vehicle: ofServices, limit: LIMIT, state: NEAR } })
      : skipToken
  })
  const recalls = useQuery({
    queryKey: organizationKey(id, RECALLS, "to-order", vehicle ?? ""),
    queryFn: ofServices
      ? () => api(ListRecalls, { params, query: { vehicle: ofServices, limit: LIMIT, state: "open" } })
      : skipToken
  })
  const open =
    defects.data?.items.filter((row) => isUnresolved(row.state) && row.work_order_id === null) ?? []
  const due = services.data?.items.filter(({ work_order }) => work_order === null) ?? []
  const sources: ReadonlyArray<LineSource> = [
    ...open.map((row) => ({
      key: row.id,
      label: m.defect(`D-${row.number}`, titled(row.title)),
      title: titled(row.title),
      line: { defect_id: row.id }
    })),
    ...due.map((row) => ({
      key: row.id,
      label: m.service(row.task.name),
      title: row.task.name,
      line: { occurrence_id: row.id }
    })),
    ...(recalls.data?.items ?? []).map(({ id: recall_id, campaign }) => ({
      key: recall_id,
      label: m.recall(campaign.number, campaign.component),
      title: campaign.component,
      line: { recall_id }
    }))
  ]
  return {
    sources,
    ...allOf([...(ofDefects ? [defects] : []), ...(ofServices ? [services, recalls] : [])])
  }
}

/** Which of them are chosen. */
export const chosenOf = <S extends Pick<LineSource, "key">>(
  sources: ReadonlyArray<S>,
  keys: ReadonlyArray<string>
): ReadonlyArray<S> => sources.filter(({ key }) => keys.includes(key))

import { ASSIGNMENTS, VEHICLES, type VehicleId } from "#fleet/contract"
import {
  FORMS,
  GetInspection,
  INSPECTION_SCHEDULES,
  type InspectionId,
  INSPECTIONS,
  ListDueInspections,
  ListInspections,
  ReviewInspection,
  VerifyChain,
  WithdrawReview
} from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import { orNull } from "../../ui/orNull.ts"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"

const meta = shows(VEHICLES, FORMS)

/** The addresses of its photos work for a few minutes, so it is read again when it is shown again. */
export const useInspection = ({ id }: Organization, inspectionId: InspectionId) =>
  useQuery({
    queryKey: organizationKey(id, INSPECTIONS, "one", inspectionId),
    queryFn: () => api(GetInspection, { params: { organizationId: id, inspectionId } }),
    staleTime: 0,
    meta
  })

/** The latest inspections of a vehicle. */
export const useInspectionsOf = ({ id }: Organization, vehicle: VehicleId) =>
  usePages({
    key: organizationKey(id, INSPECTIONS, "of", vehicle),
    load: (page) => api(ListInspections, { params: { organizationId: id }, query: { ...page, vehicle } }),
    meta
  })

/** The inspections that a vehicle, the person's own, or all of them need now, overdue ones first. */
export const useDue = (
  { id }: Organization,
  query: { readonly vehicle?: VehicleId; readonly mine?: "true" }
) =>
  useQuery({
    queryKey: organizationKey(id, INSPECTIONS, "due", query.vehicle ?? query.mine ?? ""),
    queryFn: () => api(ListDueInspections, { params: { organizationId: id }, query }),
    meta: shows(INSPECTION_SCHEDULES, FORMS, VEHICLES, ASSIGNMENTS)
  })

/** Whether the inspections of a vehicle are as they were recorded. */
export const useChain = ({ id }: Organization, vehicleId: VehicleId) =>
  useQuery({
    queryKey: organizationKey(id, INSPECTIONS, "chain", vehicleId),
    queryFn: () => api(VerifyChain, { params: { organizationId: id, vehicleId } })
  })

/** Takes back that an inspection was reviewed. */
export const useWithdrawReview = (organization: Organization, inspectionId: InspectionId, done: string) =>
  useOrganizationCommand(organization, {
    send: () => api(WithdrawReview, { params: { organizationId: organization.id, inspectionId } }),
    done: () => done
  })

export const review = (organization: Organization, inspectionId: InspectionId, note: string) =>
  api(ReviewInspection, {
    params: { organizationId: organization.id, inspectionId },
    body: { note: orNull(note) }
  })

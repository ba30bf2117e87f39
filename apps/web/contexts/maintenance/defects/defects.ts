import {
  CountDefects,
  DEFECTS,
  type DefectRow,
  type DefectView,
  GetDefect,
  ListDefects,
  VerifyDefect
} from "#maintenance/contract"
import { VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { LINKS_WORK_FOR } from "../../files/links.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { defects as catalogue } from "../messages/pages.ts"
import type { DefectListState } from "./useDefectList.ts"

/** The props shared by the parts of a defect. */
export interface DefectProps {
  readonly organization: Organization
  readonly defect: DefectView
}

/** The props of its dialogs. */
export interface DefectDialogProps extends DefectProps {
  readonly onClose: () => void
}

/** The names of vehicles are theirs. */
const meta = shows(VEHICLES)

/** The defects that match, in this order. The previous ones stay on the screen while others load. */
export const useDefects = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<DefectListState, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, DEFECTS, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListDefects, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData,
    meta
  })

/** How many defects match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useDefectCount = (
  { id }: Organization,
  { matching, isPending }: Pick<DefectListState, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, DEFECTS, "count", JSON.stringify(matching)),
    queryFn: () => api(CountDefects, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData,
    meta
  })

/** All defects of a vehicle, newest first. */
export const useVehicleDefects = ({ id }: Organization, vehicle: DefectRow["vehicle"]["id"]) =>
  usePages({
    key: organizationKey(id, DEFECTS, "of-vehicle", vehicle),
    load: (page) => api(ListDefects, { params: { organizationId: id }, query: { ...page, vehicle } }),
    meta
  })

export const loadDefect = ({ id }: Organization, defectId: DefectView["id"]) =>
  api(GetDefect, { params: { organizationId: id, defectId } })

/** One defect with its photos. */
export const useDefect = (organization: Organization, defectId: DefectView["id"]) =>
  useQuery({
    queryKey: organizationKey(organization.id, DEFECTS, "one", defectId),
    queryFn: () => loadDefect(organization, defectId),
    refetchInterval: LINKS_WORK_FOR,
    meta
  })

/** Confirms that a defect is resolved. */
export const useVerifying = ({ organization, defect }: DefectProps) => {
  const m = useMessages(catalogue)
  return useOrganizationCommand(organization, {
    send: () =>
      api(VerifyDefect, {
        params: { organizationId: organization.id, defectId: defect.id },
        body: { expected_version: defect.version }
      }),
    done: () => m.verify.done(m.number(defect.number))
  })
}

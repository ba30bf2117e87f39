import { VEHICLES } from "#fleet/contract"
import { ClearFault, DEVICES, FAULTS, type FaultView, ListFaults, ReopenFault } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { devices } from "../messages/pages.ts"

export interface FaultProps {
  readonly organization: Organization
  readonly fault: FaultView
}

type Filter = Pick<(typeof ListFaults)["query"]["Encoded"], "state" | "device" | "vehicle">

/** The faults that vehicles reported, newest first. The previous list stays on the screen while another loads. */
export const useFaults = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, FAULTS, "list", JSON.stringify(filter)),
    load: (page) => api(ListFaults, { params: { organizationId: id }, query: { ...page, ...filter } }),
    placeholderData: keepPreviousData,
    meta: shows(DEVICES, VEHICLES)
  })

export const codeOf = ({ code, raw }: FaultView): string => code ?? raw

/** Clearing, with an undo in its toast, and reopening. */
export const useClearing = ({ organization, fault }: FaultProps) => {
  const m = useMessages(devices)
  const params = { organizationId: organization.id, faultId: fault.id }
  const reopen = useOrganizationCommand(organization, {
    send: () => api(ReopenFault, { params }),
    done: () => m.faults.reopened(codeOf(fault))
  })
  const clear = useOrganizationCommand(organization, {
    send: () => api(ClearFault, { params }),
    done: () => m.faults.cleared(codeOf(fault)),
    offer: { label: m.undo, run: reopen.mutate }
  })
  return { clear, reopen }
}

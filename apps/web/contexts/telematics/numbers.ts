import { DEVICE_ISSUES, DEVICES, FAULTS, GetTelematicsNumbers, POSITIONS } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"

/** Vehicles move and stop without any event. */
const AGAIN_AFTER = 60_000

/** How many devices there are, and how many need attention; nothing for people who may not see them. */
export const useTelematicsNumbers = ({ id, can }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, DEVICES, "numbers"),
    queryFn: can.includes("devices.read")
      ? () => api(GetTelematicsNumbers, { params: { organizationId: id } })
      : skipToken,
    meta: shows(DEVICE_ISSUES, FAULTS, POSITIONS),
    refetchInterval: AGAIN_AFTER
  })

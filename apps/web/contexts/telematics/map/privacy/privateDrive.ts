import { ASSIGNMENTS } from "#fleet/contract"
import { EndPrivateDrive, GetPrivateDrive, StartPrivateDrive, TRIPS } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../../api/client.ts"
import { organizationKey, shows } from "../../../../api/queryKeys.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { VehicleNow } from "../fleet/VehicleNow.ts"

export interface DriveProps {
  readonly organization: Organization
  readonly vehicleId: VehicleNow["id"]
}

/** Whether the user has a vehicle, and since when they have been driving it privately. */
export const usePrivateDrive = ({ organization: { id }, vehicleId }: DriveProps) =>
  useQuery({
    queryKey: organizationKey(id, TRIPS, vehicleId, "private-drive"),
    queryFn: () => api(GetPrivateDrive, { params: { organizationId: id, vehicleId } }),
    meta: shows(ASSIGNMENTS)
  })

/** Hides the vehicle from others, and shows it again. */
export const useDriveCommands = ({ organization, vehicleId }: DriveProps) => {
  const m = useMessages(vehicleMap).privacy.drive
  const params = { organizationId: organization.id, vehicleId }
  const start = useOrganizationCommand(organization, {
    send: () => api(StartPrivateDrive, { params }),
    done: () => m.started
  })
  const end = useOrganizationCommand(organization, {
    send: () => api(EndPrivateDrive, { params }),
    done: () => m.ended
  })
  return { start, end }
}

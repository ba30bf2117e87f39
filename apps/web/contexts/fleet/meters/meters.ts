import { ListMeters, ListReadings, type MeterView, METERS, type VehicleId } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { meters } from "../messages/index.ts"

/** The meters of a vehicle with their current readings, the primary one first; none for no vehicle. */
export const useMeters = ({ id }: Organization, vehicleId: VehicleId | undefined) =>
  useQuery({
    queryKey: organizationKey(id, METERS, "of-vehicle", vehicleId ?? ""),
    queryFn:
      vehicleId === undefined
        ? skipToken
        : () => api(ListMeters, { params: { organizationId: id, vehicleId } }),
    select: ({ items }) => items
  })

/** The readings of a meter by date, newest first. */
export const useReadings = ({ id }: Organization, meterId: MeterView["id"]) =>
  usePages({
    key: organizationKey(id, METERS, "readings", meterId),
    load: (query) => api(ListReadings, { params: { organizationId: id, meterId }, query })
  })

/** What a meter is called. */
export const useMeterName = () => {
  const { kinds } = useMessages(meters)
  return ({ kind, name }: Pick<MeterView, "kind" | "name">): string => name ?? kinds[kind]
}

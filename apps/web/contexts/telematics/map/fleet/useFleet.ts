import { VEHICLES } from "#fleet/contract"
import { ListLatestPositions, POSITIONS } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState, useSyncExternalStore } from "react"
import { api } from "../../../../api/client.ts"
import { organizationKey, shows } from "../../../../api/queryKeys.ts"
import { createFleetStore, type FleetStore } from "./fleetStore.ts"
import { followPositions } from "./positionStream.ts"

const usePositions = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, POSITIONS),
    queryFn: () => api(ListLatestPositions, { params: { organizationId: id } }),
    meta: shows(VEHICLES),
    // Comparing every value of 10,000 vehicles with the one before takes longer than showing them.
    structuralSharing: false
  })

/** The vehicles of an organization that have a device, kept current while the page is shown. */
export const useFleet = (organization: Organization) => {
  const query = usePositions(organization)
  const [store] = useState(createFleetStore)
  const [isLive, setIsLive] = useState(false)
  const { data, refetch } = query
  useEffect(() => {
    if (data) store.load(data)
  }, [data, store])
  useEffect(() => () => store.stop(), [store])
  const hasVehicles = (data?.vehicle_id.length ?? 0) > 0
  useEffect(() => {
    if (!hasVehicles) return
    let isFirst = true
    return followPositions({
      organizationId: organization.id,
      onMovements: store.receive,
      onOpen: () => {
        setIsLive(true)
        // The snapshot that is shown was read before the first stream opened, just now.
        if (!isFirst) void refetch()
        isFirst = false
      },
      onLost: () => setIsLive(false)
    })
  }, [hasVehicles, organization.id, store, refetch])
  return { query, store, isLive }
}

/** The vehicles, again after each of their changes. */
export const useVehiclesNow = (store: FleetStore) => useSyncExternalStore(store.watch, store.all)

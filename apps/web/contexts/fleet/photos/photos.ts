import {
  ArrangePhotos,
  ListPhotos,
  type PhotoView,
  RemovePhoto,
  RestorePhoto,
  VEHICLES
} from "#fleet/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { LINKS_WORK_FOR } from "../../files/links.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { photos as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"

export type Photos = ReadonlyArray<PhotoView>

export const photosKey = ({ organization, vehicle }: VehicleProps) =>
  organizationKey(organization.id, VEHICLES, "photos", vehicle.id)

const paramsOf = ({ organization, vehicle }: VehicleProps) => ({
  organizationId: organization.id,
  vehicleId: vehicle.id
})

/** The photos of a vehicle, the main photo first. */
export const usePhotos = (props: VehicleProps) =>
  useQuery({
    queryKey: photosKey(props),
    queryFn: () => api(ListPhotos, { params: paramsOf(props) }),
    select: ({ items }) => items,
    staleTime: 0,
    refetchInterval: LINKS_WORK_FOR
  })

/** Changes the order of a vehicle's photos. */
export const useArranging = (props: VehicleProps, photos: Photos) => {
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(props.organization)
  const arrange = useOrganizationCommand(props.organization, {
    send: (ids: ReadonlyArray<PhotoView["id"]>) =>
      api(ArrangePhotos, { params: paramsOf(props), body: { ids } }),
    onDone: (arranged) => {
      client.setQueryData(photosKey(props), arranged)
      return refresh()
    }
  })
  return {
    isPending: arrange.isPending,
    /** Moves a photo to where another one is. */
    move: (id: PhotoView["id"], to: number) => {
      const others = photos.map((photo) => photo.id).filter((other) => other !== id)
      if (photos[to]?.id !== id) arrange.mutate(others.toSpliced(to, 0, id))
    }
  }
}

export type Arranging = ReturnType<typeof useArranging>

/** Removes a photo, with an undo in its toast. */
export const useRemoving = (props: VehicleProps, photoId: PhotoView["id"]) => {
  const m = useMessages(catalogue)
  const params = { ...paramsOf(props), photoId }
  const restore = useOrganizationCommand(props.organization, {
    send: () => api(RestorePhoto, { params }),
    done: () => m.restored
  })
  return useOrganizationCommand(props.organization, {
    send: () => api(RemovePhoto, { params }),
    done: () => m.removed,
    offer: { label: m.undo, run: restore.mutate }
  })
}

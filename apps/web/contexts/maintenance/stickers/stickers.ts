import { CreateSticker, DEFECTS, ListStickers, RevokeSticker, type StickerView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { stickers } from "../messages/pages.ts"

/** A vehicle that has stickers. */
export interface StickerProps {
  readonly organization: Organization
  readonly vehicle: { readonly id: StickerView["vehicle_id"]; readonly name: string }
}

/** The stickers of a vehicle, newest first. */
export const useStickers = ({ organization: { id }, vehicle }: StickerProps) =>
  useQuery({
    queryKey: organizationKey(id, DEFECTS, "stickers", vehicle.id),
    queryFn: async () =>
      (await api(ListStickers, { params: { organizationId: id, vehicleId: vehicle.id } })).items
  })

/** Creates a sticker; its path is returned once. */
export const useCreating = ({ organization, vehicle }: StickerProps, onCreated: (path: string) => void) =>
  useOrganizationCommand(organization, {
    send: () =>
      api(CreateSticker, { params: { organizationId: organization.id, vehicleId: vehicle.id } }).then(
        (created) => {
          onCreated(created.path)
          return created
        }
      )
  })

/** Revokes a sticker for good. */
export const useRevoking = ({ organization }: StickerProps, stickerId: StickerView["id"]) => {
  const m = useMessages(stickers)
  return useOrganizationCommand(organization, {
    send: () => api(RevokeSticker, { params: { organizationId: organization.id, stickerId } }),
    done: () => m.revokeDone
  })
}

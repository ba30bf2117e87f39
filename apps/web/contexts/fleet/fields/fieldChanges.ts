import {
  ArchiveCustomField,
  ArrangeCustomFields,
  type CustomFieldId,
  type CustomFieldView,
  RestoreCustomField
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useRef, useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { movedTo } from "../../../ui/useSorting.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { customFields } from "../messages/pages.ts"
import type { CustomFields } from "./customFields.ts"

/** Archives a field, with an undo in its toast, or restores it. */
export const useArchiving = (organization: Organization) => {
  const m = useMessages(customFields)
  const paramsOf = ({ id }: CustomFieldView) => ({ organizationId: organization.id, customFieldId: id })
  const archived = useRef<CustomFieldView>(undefined)
  const restore = useOrganizationCommand<unknown, CustomFieldView>(organization, {
    send: (field) => api(RestoreCustomField, { params: paramsOf(field) }),
    done: (_, { name }) => m.restored(name)
  })
  const archive = useOrganizationCommand<unknown, CustomFieldView>(organization, {
    send: (field) => {
      archived.current = field
      return api(ArchiveCustomField, { params: paramsOf(field) })
    },
    done: (_, { name }) => m.archived(name),
    offer: { label: m.undo, run: () => archived.current && restore.mutate(archived.current) }
  })
  return { archive: archive.mutate, restore }
}

/** The fields in their order, and how one of them is moved. A new order is shown before it is stored. */
export const useArranging = (organization: Organization, fields: CustomFields) => {
  const [wanted, setWanted] = useState<ReadonlyArray<CustomFieldId>>()
  // One after the other: of two orders on their way, the last must win.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const arrange = useOrganizationCommand(organization, {
    send: (ids: ReadonlyArray<CustomFieldId>) => {
      const send = () =>
        api(ArrangeCustomFields, { params: { organizationId: organization.id }, body: { ids } })
      const sent = last.current.then(send, send)
      last.current = sent
      return sent
    }
  })
  const placeOf = ({ id }: CustomFieldView) => wanted?.indexOf(id) ?? 0
  const shown = fields.toSorted((one, other) => placeOf(one) - placeOf(other))
  return {
    shown,
    move: (id: CustomFieldId, to: number) => {
      const ids = movedTo(
        shown.map((field) => field.id),
        id,
        to
      )
      setWanted(ids)
      // Of several moves, only the last one calls this.
      arrange.mutate(ids, { onSettled: () => setWanted(undefined) })
    }
  }
}

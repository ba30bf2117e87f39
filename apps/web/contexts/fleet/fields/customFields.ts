import { CUSTOM_FIELDS, type CustomFieldView, ListCustomFields } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"

export type CustomFields = ReadonlyArray<CustomFieldView>

export const customFieldsKey = (organizationId: string) => organizationKey(organizationId, CUSTOM_FIELDS)

/** The fields that the organization added to its vehicles, in their order, archived ones last. */
export const useCustomFieldsQuery = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, CUSTOM_FIELDS),
    queryFn: () => api(ListCustomFields, { params: { organizationId: id } }),
    select: ({ items }) => items
  })

export const isActive = ({ archived_at }: Pick<CustomFieldView, "archived_at">): boolean =>
  archived_at === null

const NONE: CustomFields = []

/** The same, none while they are not loaded. */
export const useCustomFields = (organization: Organization): CustomFields =>
  useCustomFieldsQuery(organization).data ?? NONE

import { CUSTOMERS, EditCustomer } from "#customers/contract"
import { Button } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { common } from "../../../i18n/messages/index.ts"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { CustomerForm } from "../CustomerForm.tsx"
import type { CustomerInput } from "../useCustomerForm.ts"
import type { CustomerProps } from "../customers.ts"

export const EditForm = ({
  organization,
  customer,
  onDone
}: CustomerProps & { readonly onDone: () => void }) => {
  const m = useMessages(customers).form
  const { cancel } = useMessages(common)
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  const save = async (body: CustomerInput) => {
    const params = { organizationId: organization.id, customerId: customer.id }
    const edited = await api(EditCustomer, { params, body })
    client.setQueryData(organizationKey(organization.id, CUSTOMERS, "one", customer.id), edited)
    await refresh()
    notify.success(m.saved(edited.name))
    onDone()
  }
  return (
    <CustomerForm
      customer={customer}
      save={save}
      submit={m.submitEdit}
      busy={m.saving}
      renderCancel={(discard) => (
        <Button
          type="button"
          variant="surface"
          color="gray"
          onClick={() => {
            discard()
            onDone()
          }}
        >
          {cancel}
        </Button>
      )}
    />
  )
}

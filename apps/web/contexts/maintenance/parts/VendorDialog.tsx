import { CreateVendor, EditVendor, type VendorView } from "#maintenance/contract"
import { EmailAddress } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { parts, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"

interface Props {
  readonly organization: Organization
  /** The vendor that is edited; without one, a vendor is added. */
  readonly vendor?: VendorView
  readonly onClose: () => void
}

/** Adds a vendor, or edits one. */
export const VendorDialog = ({ organization, vendor, onClose }: Props) => {
  const m = useMessages(parts).vendors
  const { save, busy } = useMessages(workshop)
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const params = { organizationId: organization.id }
  const form = useDraftedForm({
    draft: `vendor.${organization.id}.${vendor ? `${vendor.id}.${vendor.version}` : ""}`,
    initial: {
      name: vendor?.name ?? "",
      email: vendor?.email ?? "",
      phone: vendor?.phone ?? "",
      note: vendor?.note ?? ""
    },
    checks: {
      name: check.line(m.name, 120),
      email: (text) => (text.trim() === "" ? undefined : check.email(m.email)(text))
    },
    errorFields: { vendor_exists: "name" },
    submit: async (values) => {
      const email = orNull(values.email)
      const body = {
        name: values.name,
        email: email === null ? null : EmailAddress.make(email),
        phone: orNull(values.phone),
        note: orNull(values.note)
      }
      const request = vendor
        ? api(EditVendor, {
            params: { ...params, vendorId: vendor.id },
            body: { ...body, expected_version: vendor.version }
          })
        : api(CreateVendor, { params, body })
      const { name } = await request.catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.done(name))
      onClose()
    }
  })
  return (
    <FormDialog
      title={vendor ? m.editTitle : m.addTitle}
      about={m.formAbout}
      form={form}
      submit={vendor ? save : m.submit}
      busyText={busy}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label={m.name} />
      <TextInput form={form} name="email" label={m.email} type="email" inputMode="email" optional />
      <TextInput form={form} name="phone" label={m.phone} type="tel" optional />
      <LongInput form={form} name="note" label={m.note} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}

import { EditOrganization, Industry, type Organization } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { tenancy } from "../messages/index.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { TimeZoneOptions } from "../../../ui/TimeZoneOptions.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import styles from "../Form.module.css"
import { IndustryOptions } from "../IndustryOptions.tsx"
import { useOrganizationRefresh } from "../useOrganizationRefresh.ts"
import { organizationsQuery } from "../organizations.ts"

interface Props {
  readonly organization: Organization
}

const useSettings = ({ organization }: Props) => {
  const { settings } = useMessages(tenancy)
  const check = useChecks()
  const client = useQueryClient()
  const { refresh } = useOrganizationRefresh(organization)
  const { id, name, industry, time_zone, currency, units } = organization
  return useForm({
    initial: { name, industry, time_zone, currency, units },
    checks: { name: check.line(settings.name, 120) },
    submit: async ({ industry, units, ...rest }) => {
      const body = {
        ...rest,
        industry: Industry.literals.find((one) => one === industry) ?? organization.industry,
        units: units === "imperial" ? ("imperial" as const) : ("metric" as const)
      }
      const edited = await api(EditOrganization, { params: { organizationId: id }, body })
      client.setQueryData(organizationsQuery.queryKey, (before) =>
        before?.map((one) => (one.id === id ? edited : one))
      )
      await refresh()
      notify.success(settings.saved)
    }
  })
}

type Settings = ReturnType<typeof useSettings>

const CurrencyField = ({ form }: { readonly form: Settings }) => {
  const { settings } = useMessages(tenancy)
  const names = new Intl.DisplayNames(useLocale(), { type: "currency" })
  return (
    <FormField label={settings.currency} error={form.errors["currency"]}>
      {(control) => (
        <Select {...control} {...form.control("currency")}>
          {Intl.supportedValuesOf("currency").map((code) => (
            <option key={code} value={code}>
              {`${code} · ${names.of(code) ?? code}`}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const NameAndIndustry = ({ form }: { readonly form: Settings }) => {
  const { settings } = useMessages(tenancy)
  return (
    <>
      <FormField label={settings.name} error={form.errors["name"]}>
        {(control) => (
          <TextField.Root {...control} {...form.control("name")} autoComplete="organization" required />
        )}
      </FormField>
      <FormField label={settings.industry} error={form.errors["industry"]}>
        {(control) => (
          <Select {...control} {...form.control("industry")}>
            <IndustryOptions />
          </Select>
        )}
      </FormField>
    </>
  )
}

const UnitsField = ({ form }: { readonly form: Settings }) => {
  const { settings } = useMessages(tenancy)
  return (
    <FormField label={settings.units} error={form.errors["units"]}>
      {(control) => (
        <Select {...control} {...form.control("units")}>
          <option value="metric">{settings.metric}</option>
          <option value="imperial">{settings.imperial}</option>
        </Select>
      )}
    </FormField>
  )
}

/** Name, industry, time zone, currency and units of an organization. */
export const SettingsForm = (props: Props) => {
  const { settings } = useMessages(tenancy)
  const form = useSettings(props)
  return (
    <form {...form.element} className={styles["form"]}>
      <div className={styles["grid"]}>
        <NameAndIndustry form={form} />
        <FormField label={settings.timeZone} hint={settings.timeZoneHint} error={form.errors["time_zone"]}>
          {(control) => (
            <Select {...control} {...form.control("time_zone")}>
              <TimeZoneOptions value={form.values.time_zone} />
            </Select>
          )}
        </FormField>
        <CurrencyField form={form} />
        <UnitsField form={form} />
      </div>
      <Alert error={form.formError} />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy} busyText={settings.saving}>
          {settings.save}
        </SubmitButton>
      </div>
    </form>
  )
}

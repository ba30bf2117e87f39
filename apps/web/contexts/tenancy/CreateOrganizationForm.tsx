import { CreateOrganization, Industry, type Organization } from "#tenancy/contract"
import { TextField } from "@radix-ui/themes"
import { useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { api } from "../../api/client.ts"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { Select } from "../../ui/Select.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { notify } from "../../ui/toast.ts"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import styles from "./Form.module.css"
import { IndustryOptions } from "./IndustryOptions.tsx"
import { chooseOrganization, organizationsQuery } from "./organizations.ts"

interface Props {
  readonly onCreated?: (organization: Organization) => void
  /** For any but the view's primary action. */
  readonly quiet?: boolean
  /** The cancel button, if the form is in a dialog. */
  readonly cancel?: ReactNode
}

const useCreating = ({ onCreated }: Props) => {
  const { create } = useMessages(tenancy)
  const check = useChecks()
  const client = useQueryClient()
  return useForm({
    initial: { name: "", industry: "" },
    checks: { name: check.line(create.name, 120), industry: check.chosen(create.industry) },
    submit: async ({ name, industry }) => {
      const known = Industry.literals.find((one) => one === industry) ?? "other"
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      const organization = await api(CreateOrganization, {
        body: { name, industry: known, time_zone: timeZone }
      })
      client.setQueryData(organizationsQuery.queryKey, (before = []) => [organization, ...before])
      chooseOrganization(organization.id)
      notify.success(create.done(organization.name))
      onCreated?.(organization)
    }
  })
}

/** Name and industry; the user becomes the owner and continues in the new organization. */
export const CreateOrganizationForm = (props: Props) => {
  const { create } = useMessages(tenancy)
  const form = useCreating(props)
  return (
    <form {...form.element} className={styles["form"]}>
      <FormField label={create.name} error={form.errors["name"]}>
        {(control) => (
          <TextField.Root {...control} {...form.control("name")} autoComplete="organization" required />
        )}
      </FormField>
      <FormField label={create.industry} error={form.errors["industry"]}>
        {(control) => (
          <Select {...control} {...form.control("industry")} required>
            <option value="" disabled hidden>
              {create.industryPlaceholder}
            </option>
            <IndustryOptions />
          </Select>
        )}
      </FormField>
      <Alert error={form.formError} />
      <div className={styles["actions"]}>
        {props.cancel}
        <SubmitButton
          busy={form.busy}
          busyText={create.busy}
          {...(props.quiet && { variant: "surface", color: "gray" })}
        >
          {create.submit}
        </SubmitButton>
      </div>
    </form>
  )
}

import { EditProfile, type User } from "#identity/contract"
import { TextField } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { account } from "../messages/index.ts"
import { common } from "../../../i18n/messages/index.ts"
import { currentLocale, isLocale, LOCALES, preferredLocale, switchLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { Select } from "../../../ui/Select.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { TimeZoneOptions } from "../../../ui/TimeZoneOptions.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import styles from "./Account.module.css"
import { useSavedMe } from "./useSavedMe.ts"

const UNITS = ["metric", "imperial"] as const

const savedText = account.text(({ profile }) => profile.saved)

/** In a select no choice is the empty string; in the profile it is null. */
const useProfile = (me: User) => {
  const m = useMessages(account).profile
  const check = useChecks()
  const saved = useSavedMe()
  return useForm({
    initial: {
      full_name: me.full_name,
      locale: me.locale ?? "",
      time_zone: me.time_zone ?? "",
      units: me.units ?? ""
    },
    checks: { full_name: check.line(m.fullName, 120) },
    submit: async ({ full_name, locale, time_zone, units }) => {
      const body = {
        full_name,
        locale: isLocale(locale) ? locale : null,
        time_zone: time_zone === "" ? null : time_zone,
        units: UNITS.find((one) => one === units) ?? null
      }
      saved(await api(EditProfile, { body }))
      // A language in the profile applies everywhere; without one the browser's applies again.
      await switchLocale(body.locale ?? preferredLocale())
      notify.success(savedText(currentLocale()))
    }
  })
}

type Profile = ReturnType<typeof useProfile>

const LanguageField = ({ form }: { readonly form: Profile }) => {
  const m = useMessages(account).profile
  const { language } = useMessages(common)
  return (
    <FormField label={m.language} error={form.errors["locale"]}>
      {(control) => (
        <Select {...control} {...form.control("locale")}>
          <option value="">{m.asBrowser}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {language[locale]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

const TimeZoneField = ({ form }: { readonly form: Profile }) => {
  const m = useMessages(account).profile
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ")
  return (
    <FormField label={m.timeZone} error={form.errors["time_zone"]}>
      {(control) => (
        <Select {...control} {...form.control("time_zone")}>
          <option value="">{m.deviceZone(device)}</option>
          <TimeZoneOptions value={form.values.time_zone} />
        </Select>
      )}
    </FormField>
  )
}

const UnitsField = ({ form }: { readonly form: Profile }) => {
  const m = useMessages(account).profile
  return (
    <FormField label={m.units} error={form.errors["units"]}>
      {(control) => (
        <Select {...control} {...form.control("units")}>
          <option value="">{m.asOrganization}</option>
          {UNITS.map((units) => (
            <option key={units} value={units}>
              {m[units]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** Name, language, time zone and units of the signed-in person. */
export const ProfilePanel = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).profile
  const form = useProfile(me)
  return (
    <Panel title={m.title} about={m.about}>
      <form {...form.element} className={styles["form"]}>
        <div className={styles["grid"]}>
          <FormField label={m.fullName} error={form.errors["full_name"]}>
            {(control) => (
              <TextField.Root {...control} {...form.control("full_name")} autoComplete="name" required />
            )}
          </FormField>
          <LanguageField form={form} />
          <TimeZoneField form={form} />
          <UnitsField form={form} />
        </div>
        <Alert error={form.formError} />
        <div className={styles["actions"]}>
          <SubmitButton busy={form.busy} busyText={m.saving}>
            {m.save}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  )
}

import { type CampaignView, CreateCampaign, EditCampaign, VehicleSystem } from "#maintenance/contract"
import { CalendarDate } from "#kernel"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { ChoiceInput, LongInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { orNull } from "../../../ui/orNull.ts"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../ui/useDraftedForm.ts"
import meterStyles from "../../fleet/meters/Meters.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { maintenance } from "../messages/index.ts"
import { recalls, workshop } from "../messages/pages.ts"
import { refreshIfChanged } from "../refreshIfChanged.ts"

interface Props {
  readonly organization: Organization
  /** The campaign that is edited; without one, a campaign is added. */
  readonly campaign?: CampaignView
  readonly onClose: () => void
}

const yearIn = (text: string) => (text.trim() === "" ? null : Number(text))
const isYear = (text: string) => text.trim() === "" || /^\s*(18[89]\d|19\d\d|20\d\d|2100)\s*$/.test(text)

const valuesOf = (campaign: CampaignView | undefined) => ({
  number: campaign?.number ?? "",
  manufacturer: campaign?.manufacturer ?? "",
  component: campaign?.component ?? "",
  system: campaign?.system ?? "other",
  summary: campaign?.summary ?? "",
  remedy: campaign?.remedy ?? "",
  reported_on: campaign?.reported_on ?? "",
  make: campaign?.make ?? "",
  model: campaign?.model ?? "",
  year_from: String(campaign?.year_from ?? ""),
  year_to: String(campaign?.year_to ?? "")
})

type CampaignValues = Readonly<Record<keyof ReturnType<typeof valuesOf>, string>>

const bodyOf = (values: CampaignValues) => ({
  number: values.number,
  manufacturer: orNull(values.manufacturer),
  component: values.component,
  system: VehicleSystem.literals.find((system) => system === values.system) ?? "other",
  summary: orNull(values.summary),
  remedy: orNull(values.remedy),
  reported_on: values.reported_on === "" ? null : CalendarDate.make(values.reported_on),
  make: values.make,
  model: orNull(values.model),
  year_from: yearIn(values.year_from),
  year_to: yearIn(values.year_to)
})

const useCampaignForm = ({ organization, campaign, onClose }: Props) => {
  const m = useMessages(recalls)
  const { fields } = m
  const check = useChecks()
  const { refresh } = useOrganizationRefresh(organization)
  const params = { organizationId: organization.id }
  const year = (text: string) => (isYear(text) ? undefined : m.campaigns.notYear)
  return useDraftedForm<CampaignValues>({
    draft: `campaign.${organization.id}.${campaign ? `${campaign.id}.${campaign.version}` : ""}`,
    initial: valuesOf(campaign),
    checks: {
      number: check.line(fields.number, 40),
      component: check.line(fields.component, 200),
      make: check.line(fields.make, 60),
      year_from: year,
      year_to: year
    },
    errorFields: { campaign_exists: "number", years_reversed: "year_to" },
    submit: async (values) => {
      const body = bodyOf(values)
      const request = campaign
        ? api(EditCampaign, {
            params: { ...params, campaignId: campaign.id },
            body: { ...body, expected_version: campaign.version }
          })
        : api(CreateCampaign, { params, body })
      const { number } = await request.catch(refreshIfChanged(refresh))
      await refresh()
      notify.success(m.campaigns.saved(number))
      onClose()
    }
  })
}

type Form = ReturnType<typeof useCampaignForm>

/** Which vehicles it concerns. */
const RuleFields = ({ form }: { readonly form: Form }) => {
  const { fields } = useMessages(recalls)
  return (
    <div className={meterStyles["pair"]}>
      <TextInput form={form} name="make" label={fields.make} />
      <TextInput form={form} name="model" label={fields.model} hint={fields.modelHint} optional />
      <TextInput form={form} name="year_from" label={fields.year_from} inputMode="numeric" optional />
      <TextInput form={form} name="year_to" label={fields.year_to} inputMode="numeric" optional />
    </div>
  )
}

/** Adds a recall by hand, or edits one. */
export const CampaignDialog = (props: Props) => {
  const { campaigns: m, fields } = useMessages(recalls)
  const { systems } = useMessages(maintenance)
  const { save, busy } = useMessages(workshop)
  const form = useCampaignForm(props)
  return (
    <FormDialog
      title={props.campaign ? m.editTitle : m.addTitle}
      about={m.formAbout}
      form={form}
      submit={props.campaign ? save : m.submit}
      busyText={busy}
      maxWidth="620px"
      onClose={props.onClose}
    >
      <div className={meterStyles["pair"]}>
        <TextInput form={form} name="number" label={fields.number} />
        <TextInput form={form} name="manufacturer" label={fields.manufacturer} optional />
      </div>
      <TextInput form={form} name="component" label={fields.component} />
      <RuleFields form={form} />
      <div className={meterStyles["pair"]}>
        <ChoiceInput form={form} name="system" label={fields.system}>
          <NamedOptions values={VehicleSystem.literals} names={systems} />
        </ChoiceInput>
        <TextInput form={form} name="reported_on" label={fields.reported_on} type="date" optional />
      </div>
      <LongInput form={form} name="summary" label={fields.summary} optional />
      <LongInput form={form} name="remedy" label={fields.remedy} optional />
      <Alert error={form.formError} />
    </FormDialog>
  )
}

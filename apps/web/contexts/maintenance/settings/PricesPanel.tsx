import { SetWorkshopSettings, type WorkshopSettings } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { TextInput } from "../../../ui/inputs.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import formStyles from "../../tenancy/Form.module.css"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { settings, workshop } from "../messages/pages.ts"
import {
  amountText,
  basisPointsIn,
  minorIn,
  percentText,
  useNumberChecks,
  useNumberTexts
} from "../numbers.ts"
import { useWorkshopSettings } from "./settings.ts"

interface Props {
  readonly organization: Organization
}

interface LoadedProps extends Props {
  readonly known: WorkshopSettings
}

const usePrices = ({ organization, known }: LoadedProps) => {
  const m = useMessages(settings).prices
  const { id, currency } = organization
  const check = useNumberChecks(currency)
  const { refresh } = useOrganizationRefresh(organization)
  return useForm({
    initial: {
      approval: amountText(known.approval_from_minor, currency),
      rate: amountText(known.rate_minor, currency),
      tax: percentText(known.tax_bp)
    },
    checks: { approval: check.amount, rate: check.amount, tax: check.percent },
    submit: async ({ approval, rate, tax }) => {
      const body = {
        approval_from_minor: approval.trim() === "" ? null : minorIn(approval, currency),
        rate_minor: minorIn(rate, currency),
        tax_bp: basisPointsIn(tax)
      }
      await api(SetWorkshopSettings, { params: { organizationId: id }, body })
      await refresh()
      notify.success(m.saved)
    }
  })
}

const PricesForm = (props: LoadedProps) => {
  const m = useMessages(settings).prices
  const { save, busy } = useMessages(workshop)
  const { currency } = props.organization
  const form = usePrices(props)
  const decimal = { inputMode: "decimal", form } as const
  return (
    <form {...form.element} className={formStyles["form"]}>
      <div className={formStyles["grid"]}>
        <TextInput
          {...decimal}
          name="approval"
          label={m.approval}
          hint={m.approvalHint}
          unit={currency}
          optional
        />
        <TextInput {...decimal} name="rate" label={m.rate} unit={currency} />
        <TextInput {...decimal} name="tax" label={m.tax} unit="%" />
      </div>
      <Alert error={form.formError} />
      <div className={formStyles["actions"]}>
        <SubmitButton variant="surface" color="gray" busy={form.busy} busyText={busy}>
          {save}
        </SubmitButton>
      </div>
    </form>
  )
}

const PricesFacts = ({ organization, known }: LoadedProps) => {
  const m = useMessages(settings).prices
  const { money } = useNumberTexts(organization)
  const { approval_from_minor: limit, rate_minor, tax_bp } = known
  return (
    <Facts>
      <Fact label={m.approval}>{limit === null ? m.anyManager : money(limit)}</Fact>
      <Fact label={m.rate}>{money(rate_minor)}</Fact>
      <Fact label={m.tax}>{m.percent(percentText(tax_bp))}</Fact>
    </Facts>
  )
}

/** From which amount on an owner or admin approves work, and what new lines cost. */
export const PricesPanel = ({ organization }: Props) => {
  const m = useMessages(settings).prices
  const query = useWorkshopSettings(organization)
  const mayEdit = organization.can.includes("workorders.approve_any")
  const Content = mayEdit ? PricesForm : PricesFacts
  return (
    <Panel title={m.title} about={mayEdit ? m.about : m.readOnly}>
      {query.data ? (
        <Content organization={organization} known={query.data} />
      ) : (
        <NotLoaded query={query} rows={3} />
      )}
    </Panel>
  )
}

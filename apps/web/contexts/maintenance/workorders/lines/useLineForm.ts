import {
  type EditLine,
  VehicleSystem,
  WarrantyCheck,
  type WorkOrderDetails,
  type WorkOrderLineView
} from "#maintenance/contract"
import { Struct } from "effect"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { orNull } from "../../../../ui/orNull.ts"
import { notify } from "../../../../ui/toast.ts"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { lines } from "../../messages/pages.ts"
import {
  amountText,
  basisPointsIn,
  minorIn,
  minutesIn,
  minutesText,
  percentText,
  useNumberChecks
} from "../../numbers.ts"
import { useSaved, type WorkOrderDialogProps } from "../workOrders.ts"

const FIELDS = [
  "title",
  "complaint",
  "cause",
  "correction",
  "labor_minutes",
  "rate_minor",
  "parts_price_minor",
  "other_minor",
  "tax_bp",
  "warranty_check",
  "system"
] as const

type LineValues = Readonly<Record<(typeof FIELDS)[number], string>>

export const valuesOf = (line: WorkOrderLineView | undefined, currency: string): LineValues => ({
  title: line?.title ?? "",
  complaint: line?.complaint ?? "",
  cause: line?.cause ?? "",
  correction: line?.correction ?? "",
  labor_minutes: typeof line?.labor_minutes === "number" ? minutesText(line.labor_minutes) : "",
  rate_minor: amountText(line?.rate_minor ?? null, currency),
  parts_price_minor: amountText(line?.parts_price_minor ?? 0, currency),
  other_minor: amountText(line?.other_minor ?? 0, currency),
  tax_bp: line ? percentText(line.tax_bp) : "",
  warranty_check: line?.warranty_check ?? "none",
  system: line?.system ?? ""
})

/** Only what was changed: the rest has its defaults, or a colleague may have changed it meanwhile. */
const changesIn = (values: LineValues, before: LineValues, currency: string): LineChanges => {
  const all = {
    title: values.title,
    complaint: orNull(values.complaint),
    cause: orNull(values.cause),
    correction: orNull(values.correction),
    labor_minutes: values.labor_minutes.trim() === "" ? null : minutesIn(values.labor_minutes),
    rate_minor: minorIn(values.rate_minor, currency),
    parts_price_minor: minorIn(values.parts_price_minor, currency),
    other_minor: minorIn(values.other_minor, currency),
    tax_bp: basisPointsIn(values.tax_bp),
    warranty_check: WarrantyCheck.literals.find((one) => one === values.warranty_check) ?? "none",
    system: VehicleSystem.literals.find((one) => one === values.system) ?? "other"
  }
  return Struct.omit(
    all,
    FIELDS.filter((name) => values[name] === before[name])
  )
}

/** What was changed of a line. The system is chosen for a new one only. */
export type LineChanges = Omit<(typeof EditLine)["body"]["Type"], "expected_version"> & {
  readonly system?: VehicleSystem
}

interface Options extends WorkOrderDialogProps {
  /** What it begins with. */
  readonly line?: WorkOrderLineView
  readonly send: (changes: LineChanges, title: string) => Promise<WorkOrderDetails>
  readonly done: (title: string) => string
}

/** The form of a new or an edited line. */
export const useLineForm = ({ organization, workOrder, line, send, done, onClose }: Options) => {
  const { lineFields: fields } = useMessages(lines)
  const check = useChecks()
  const { currency } = workOrder
  const numbers = useNumberChecks(currency)
  const saved = useSaved(organization)
  const initial = valuesOf(line, currency)
  return useDraftedForm({
    draft: `line.${organization.id}.${workOrder.id}.${line ? `${line.id}.${line.version}` : ""}`,
    initial,
    checks: {
      title: check.line(fields.title, 200),
      labor_minutes: (text) => (text.trim() === "" ? undefined : numbers.minutes(text)),
      rate_minor: numbers.amount,
      parts_price_minor: numbers.amount,
      other_minor: numbers.amount,
      tax_bp: numbers.percent
    },
    submit: async (values) => {
      await saved(await send(changesIn(values, initial, currency), values.title))
      notify.success(done(values.title))
      onClose()
    }
  })
}

export type LineForm = ReturnType<typeof useLineForm>

import type { EstimatePreview } from "#maintenance/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import list from "../../../ui/PagedList.module.css"
import { Panel } from "../../../ui/Panel.tsx"
import rows from "../../fleet/meters/Meters.module.css"
import { money } from "../../fleet/units.ts"
import { estimate as catalogue } from "../messages/visitors.ts"

const PARTS = ["labor", "parts", "other", "tax"] as const

type Totals = EstimatePreview["estimate"]["totals"]

/** What an amount consists of, in words. Lines break only between the parts. */
const useParts = ({ currency }: EstimatePreview["estimate"]) => {
  const m = useMessages(catalogue).totals
  const locale = useLocale()
  const amount = (minor: number) => money(locale, minor, currency)
  const parts = (totals: Totals) =>
    PARTS.filter((part) => totals[`${part}_minor`] !== 0)
      .map((part) => `${m[part]} ${amount(totals[`${part}_minor`])}`.replaceAll(" ", "\u00a0"))
      .join("\u00a0· ")
  return { amount, parts }
}

interface RowProps {
  readonly title: string
  readonly parts: string
  readonly amount: string
  readonly isTotal?: boolean
}

const Row = ({ title, parts, amount, isTotal = false }: RowProps) => (
  <li className={rows["row"]} data-stacked="true">
    <p>{isTotal ? <b>{title}</b> : title}</p>
    <p className={rows["about"]}>{parts}</p>
    <span className={rows["amount"]}>{amount}</span>
  </li>
)

/** What is done to a vehicle and what it costs, as it was when the link was sent. */
export const EstimateLines = ({ preview }: { readonly preview: EstimatePreview }) => {
  const m = useMessages(catalogue)
  const format = useFormat()
  const { estimate, sender_name, expires_at, decision } = preview
  const { amount, parts } = useParts(estimate)
  return (
    <>
      <Panel>
        <Facts>
          <Fact label={m.vehicle}>{estimate.vehicle}</Fact>
          <Fact label={m.work}>{estimate.title}</Fact>
          <Fact label={m.sender}>{sender_name ?? m.formerMember}</Fact>
          {!decision && <Fact label={m.until}>{format.date(expires_at)}</Fact>}
        </Facts>
      </Panel>
      <Panel title={m.lines} flush>
        <ul className={list["list"]}>
          {estimate.lines.map(({ title, totals }, at) => (
            <Row key={at} title={title} parts={parts(totals)} amount={amount(totals.total_minor)} />
          ))}
          <Row
            isTotal
            title={m.totals.total}
            parts={parts(estimate.totals)}
            amount={amount(estimate.totals.total_minor)}
          />
        </ul>
      </Panel>
    </>
  )
}

import {
  GetInspectionNumbers,
  INSPECTION_SCHEDULES,
  type InspectionNumbers,
  INSPECTIONS
} from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { NumberInfo } from "../../operations/numbers/NumberInfo.tsx"
import { type Counted, NumberLink } from "../../operations/numbers/NumberLink.tsx"
import tiles from "../../operations/numbers/Numbers.module.css"
import { inspections } from "../messages/index.ts"

const PERMILLE_OF_PERCENT = 10
const WEEK = 6

const dayText = (at: Date, timeZone: string) =>
  // Sweden writes dates as the address does.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at)

/** The last seven days of the organization, as the address names them. */
const lastWeek = ({ time_zone }: Organization): string => {
  const from = new Date()
  from.setDate(from.getDate() - WEEK)
  return `${dayText(from, time_zone)}..`
}

/** How many of the scheduled inspections were done. Not a link: most of them are in the past. */
const Completion = ({ permille }: { readonly permille: number | null }) => {
  const { none, completion: m } = useMessages(inspections).numbers
  const format = useFormat()
  return (
    <li className={tiles["tile"]} data-zero={permille === null}>
      <div className={tiles["link"]}>
        <b className={tiles["value"]}>
          {permille === null ? none : format.percent(Math.round(permille / PERMILLE_OF_PERCENT))}
        </b>{" "}
        <span className={tiles["label"]}>{m.label}</span>
      </div>
      <NumberInfo {...m} />
    </li>
  )
}

const Loaded = ({ organization, numbers }: Props & { readonly numbers: InspectionNumbers }) => {
  const { numbers: m } = useMessages(inspections)
  const { due_today, failed_7_days, to_review, completion_permille } = numbers
  const failed = `/inspections?result=fail,pass_with_defects&finished=${lastWeek(organization)}`
  const counted: ReadonlyArray<Counted> = [
    { ...m.due, value: due_today, state: "caution", to: "/inspections/schedules" },
    { ...m.failed, value: failed_7_days, state: "stop", to: failed },
    { ...m.review, value: to_review, state: "caution", to: "/inspections?review=open" }
  ]
  return (
    <ul className={tiles["tiles"]} aria-label={m.label}>
      {counted.map((number) => (
        <NumberLink key={number.to} number={number} as="tile" />
      ))}
      <Completion permille={completion_permille} />
    </ul>
  )
}

const useInspectionNumbers = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, INSPECTIONS, "numbers"),
    queryFn: () => api(GetInspectionNumbers, { params: { organizationId: id } }),
    meta: shows(INSPECTION_SCHEDULES)
  })

interface Props {
  readonly organization: Organization
}

/** What is due, what failed, and how much of what was due was done. */
export const Numbers = ({ organization }: Props) => {
  const { data, isPending, fetchStatus } = useInspectionNumbers(organization)
  // Without a connection they may not be known.
  if (!data && (!isPending || fetchStatus === "paused")) return null
  return (
    <Panel flush>
      {data ? <Loaded organization={organization} numbers={data} /> : <SkeletonRows rows={1} />}
    </Panel>
  )
}

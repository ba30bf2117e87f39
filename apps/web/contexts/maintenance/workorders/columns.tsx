import { workOrderName, type WorkOrderView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { money } from "../../fleet/units.ts"
import { workOrders } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { PriorityBadge, WorkOrderBadge } from "./states.tsx"

type Columns = ReadonlyArray<Column<WorkOrderView>>

/** What is shown unless someone chooses otherwise. */
const useShownColumns = (organization: Organization): Columns => {
  const { fields } = useMessages(workOrders)
  const locale = useLocale()
  const format = useFormat(organization.time_zone)
  const { nameOf } = usePeople(organization.time_zone)
  return [
    {
      key: "number",
      title: fields.number,
      sort: "-number",
      width: 100,
      grow: 0,
      cell: ({ number }) => workOrderName(number)
    },
    { key: "title", title: fields.title, width: 180, grow: 1.6, cell: ({ title }) => title },
    { key: "vehicle", title: fields.vehicle, width: 100, grow: 0.6, cell: ({ vehicle }) => vehicle.name },
    { key: "state", title: fields.state, width: 180, grow: 0, cell: (row) => <WorkOrderBadge {...row} /> },
    {
      key: "priority",
      title: fields.priority,
      sort: "-priority",
      width: 100,
      grow: 0,
      cell: (row) => <PriorityBadge {...row} />
    },
    {
      key: "assignee",
      title: fields.assignee,
      width: 110,
      grow: 0.4,
      sparse: true,
      cell: ({ assigned_to }) => assigned_to && nameOf(assigned_to)
    },
    {
      key: "scheduled",
      title: fields.scheduled,
      sort: "scheduled",
      width: 180,
      grow: 0,
      sparse: true,
      cell: ({ scheduled_from }) => scheduled_from && format.dateTime(scheduled_from)
    },
    {
      key: "total",
      title: fields.total,
      sort: "-total",
      width: 110,
      grow: 0,
      align: "end",
      cell: ({ totals, currency }) => money(locale, totals.total_minor, currency)
    }
  ]
}

/** What can be shown as well. */
const useHiddenColumns = (organization: Organization): Columns => {
  const m = useMessages(workOrders)
  const { fields } = m
  return [
    { key: "kind", title: fields.kind, hidden: true, cell: ({ kind }) => m.kinds[kind] },
    { key: "vendor", title: fields.vendor, hidden: true, sparse: true, cell: ({ vendor }) => vendor?.name },
    {
      key: "lines",
      title: fields.lines,
      hidden: true,
      align: "end",
      cell: ({ lines, lines_done }) => m.linesDone(lines_done, lines)
    },
    {
      key: "updated",
      title: fields.updated,
      sort: "-updated",
      hidden: true,
      align: "end",
      cell: ({ updated_at }) => <RelativeTime at={updated_at} timeZone={organization.time_zone} />
    }
  ]
}

/** What the list of work orders can show of them. */
export const useWorkOrderColumns = (organization: Organization): Columns => [
  ...useShownColumns(organization),
  ...useHiddenColumns(organization)
]

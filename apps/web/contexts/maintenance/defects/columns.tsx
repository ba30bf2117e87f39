import type { DefectRow } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { defects } from "../messages/pages.ts"
import { usePeople } from "../people.ts"
import { DefectBadge, isResolved, SeverityBadge } from "./states.tsx"
import { useDefectTitle } from "../useDefectTitle.ts"

/** What the list of defects can show of them. */
export const useDefectColumns = (organization: Organization): ReadonlyArray<Column<DefectRow>> => {
  const m = useMessages(defects)
  const titled = useDefectTitle()
  const { fields } = m
  const format = useFormat(organization.time_zone)
  const { nameOf } = usePeople(organization.time_zone)
  return [
    { key: "title", title: fields.title, width: 240, grow: 1.6, cell: ({ title }) => titled(title) },
    {
      key: "number",
      title: fields.number,
      sort: "-number",
      width: 90,
      grow: 0,
      cell: ({ number }) => m.number(number)
    },
    { key: "vehicle", title: fields.vehicle, width: 120, grow: 0.6, cell: ({ vehicle }) => vehicle.name },
    {
      key: "severity",
      title: fields.severity,
      sort: "-severity",
      width: 180,
      grow: 0,
      cell: (row) =>
        row.blocking && !isResolved(row) ? (
          <StateBadge state="stop">{m.blocks}</StateBadge>
        ) : (
          <SeverityBadge {...row} />
        )
    },
    { key: "state", title: fields.state, width: 120, grow: 0, cell: (row) => <DefectBadge {...row} /> },
    {
      key: "assignee",
      title: fields.assignee,
      grow: 0.4,
      sparse: true,
      cell: ({ assignee }) => assignee && nameOf(assignee)
    },
    {
      key: "due",
      title: fields.due,
      sort: "due",
      width: 120,
      grow: 0,
      sparse: true,
      cell: ({ due_on }) => due_on && format.day(due_on)
    },
    {
      key: "reported",
      title: fields.reported,
      sort: "-reported",
      width: 120,
      grow: 0,
      align: "end",
      cell: ({ reported_at }) => <RelativeTime at={reported_at} timeZone={organization.time_zone} />
    },
    { key: "system", title: fields.system, hidden: true, cell: ({ system }) => m.systems[system] },
    { key: "source", title: fields.source, hidden: true, cell: ({ source }) => m.sources[source] }
  ]
}

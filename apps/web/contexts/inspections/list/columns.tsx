import type { InspectionRow } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { inspections } from "../messages/index.ts"
import styles from "../Inspections.module.css"
import { ResultBadge, useFlagWords } from "../ResultBadge.tsx"

/**
 * What the list of inspections can show of them.
 *
 * Long because: a column each, in their order.
 */
export const useInspectionColumns = (organization: Organization): ReadonlyArray<Column<InspectionRow>> => {
  const { fields, someone, reviews, minutes } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const flagWords = useFlagWords()
  return [
    { key: "vehicle", title: fields.vehicle, width: 110, cell: ({ vehicle }) => vehicle.name },
    { key: "form", title: fields.form, width: 150, cell: ({ form }) => form.name },
    {
      key: "result",
      title: fields.result,
      width: 180,
      grow: 0.4,
      cell: ({ result }) => <ResultBadge result={result} />
    },
    {
      key: "failed",
      title: fields.failed,
      sort: "-failed",
      width: 90,
      grow: 0,
      align: "end",
      cell: ({ failed }) => (failed === 0 ? null : format.number(failed))
    },
    {
      key: "person",
      title: fields.person,
      width: 140,
      cell: ({ performed_by }) => performed_by.name ?? someone
    },
    { key: "at", title: fields.at, sort: "-at", width: 170, grow: 0, cell: ({ at }) => format.dateTime(at) },
    {
      key: "flags",
      title: fields.flags,
      width: 220,
      grow: 2,
      sparse: true,
      cell: ({ flags, reviewed_at }) =>
        flags.length === 0 ? null : (
          <span className={styles["flagged"]}>
            <StateBadge state={reviewed_at ? "idle" : "caution"}>
              {reviewed_at ? reviews.done : flagWords(flags)}
            </StateBadge>
          </span>
        )
    },
    {
      key: "duration",
      title: fields.duration,
      width: 90,
      grow: 0,
      align: "end",
      hidden: true,
      cell: ({ duration }) => minutes(Math.max(1, Math.round(duration / 60)))
    },
    {
      key: "photos",
      title: fields.photos,
      width: 80,
      grow: 0,
      align: "end",
      hidden: true,
      cell: ({ photos }) => (photos === 0 ? null : format.number(photos))
    },
    {
      key: "received",
      title: fields.received_at,
      sort: "-received",
      width: 170,
      grow: 0,
      hidden: true,
      cell: ({ received_at }) => format.dateTime(received_at)
    }
  ]
}

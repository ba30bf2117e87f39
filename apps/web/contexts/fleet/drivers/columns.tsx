import type { DriverView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { drivers } from "../messages/pages.ts"
import styles from "./Drivers.module.css"
import { License } from "./License.tsx"

/** What the list of drivers can show of them. */
export const useDriverColumns = (organization: Organization): ReadonlyArray<Column<DriverView>> => {
  const { fields } = useMessages(drivers)
  return [
    {
      key: "name",
      title: fields.name,
      sort: "name",
      width: 200,
      lead: ({ name }) => (
        <span className={styles["avatar"]}>
          <Avatar name={name} />
        </span>
      ),
      cell: ({ name }) => name
    },
    { key: "vehicle", title: fields.vehicle, width: 120, grow: 0.6, cell: ({ vehicle }) => vehicle?.name },
    { key: "phone", title: fields.phone, grow: 0.4, sparse: true, cell: ({ phone }) => phone },
    { key: "email", title: fields.email, width: 200, hidden: true, sparse: true, cell: ({ email }) => email },
    {
      key: "license",
      title: fields.license,
      sort: "license",
      width: 190,
      grow: 0,
      cell: (driver) => <License organization={organization} driver={driver} />
    },
    {
      key: "classes",
      title: fields.license_classes,
      width: 100,
      grow: 0.3,
      sparse: true,
      cell: (row) => row.license_classes.join(", ")
    },
    {
      key: "number",
      title: fields.license_number,
      hidden: true,
      sparse: true,
      cell: ({ license_number }) => license_number
    },
    {
      key: "created",
      title: fields.added,
      sort: "-created",
      grow: 0,
      align: "end",
      hidden: true,
      cell: ({ created_at }) => <RelativeTime at={created_at} timeZone={organization.time_zone} />
    }
  ]
}

import type { ServiceView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { Column } from "../../../ui/table/Column.ts"
import { day } from "../../fleet/units.ts"
import { maintenance } from "../messages/index.ts"
import { services } from "../messages/pages.ts"
import styles from "./Due.module.css"
import { ServiceActions } from "./ServiceActions.tsx"
import { ServiceBadge } from "./ServiceBadge.tsx"
import { useDueText } from "./useDueText.ts"
import { WorkOrderReference } from "./WorkOrderReference.tsx"

/** A column that is shown only if it is chosen. */
const hidden = { hidden: true, sparse: true } as const

/** What else can be shown of a service. */
const useFurtherColumns = (organization: Organization): ReadonlyArray<Column<ServiceView>> => {
  const { fields } = useMessages(services)
  const { systems } = useMessages(maintenance)
  const { distance, hours } = useDueText(organization)
  const locale = useLocale()
  const useOf = ({ current: { m_per_day, s_per_day } }: ServiceView) =>
    [m_per_day !== null && distance(m_per_day), s_per_day !== null && hours(s_per_day)]
      .filter(Boolean)
      .join(", ")
  return [
    { ...hidden, key: "system", title: fields.system, cell: ({ task }) => systems[task.system] },
    {
      ...hidden,
      key: "work_order",
      title: fields.work_order,
      cell: ({ work_order }) => work_order && <WorkOrderReference order={work_order} />
    },
    {
      ...hidden,
      key: "last",
      title: fields.last,
      width: 110,
      cell: ({ from_on }) => from_on && day(locale, from_on)
    },
    { ...hidden, key: "use", title: fields.use, width: 110, align: "end", cell: useOf }
  ]
}

/** What the list can show of services. The standard columns fit next to the sidebar on a screen 1280 pixels wide. */
export const useDueColumns = (organization: Organization): ReadonlyArray<Column<ServiceView>> => {
  const { fields } = useMessages(services)
  const { dueOf, forecastOf, rangeOf } = useDueText(organization)
  const further = useFurtherColumns(organization)
  const mayAct = organization.can.includes("services.complete") || organization.can.includes("services.edit")
  return [
    {
      key: "vehicle",
      title: fields.vehicle,
      sort: "vehicle",
      width: 110,
      grow: 0.5,
      cell: ({ vehicle }) => vehicle.name
    },
    { key: "service", title: fields.service, width: 150, cell: ({ task }) => task.name },
    { key: "due", title: fields.due, sort: "due", width: 180, cell: dueOf },
    {
      key: "forecast",
      title: fields.forecast,
      width: 150,
      grow: 0.4,
      cell: (service) => {
        const text = forecastOf(service)
        return text && <span title={rangeOf(service)}>{text}</span>
      }
    },
    {
      key: "state",
      title: fields.state,
      width: 116,
      grow: 0,
      cell: ({ state }) => <ServiceBadge state={state} />
    },
    { key: "program", title: fields.program, width: 130, hidden: true, cell: ({ program }) => program.name },
    ...further,
    ...(mayAct
      ? [
          {
            key: "actions",
            title: fields.actions,
            width: 150,
            grow: 0,
            align: "end" as const,
            alwaysShown: true,
            cell: (service: ServiceView) => (
              <span className={styles["actions"]}>
                <ServiceActions organization={organization} service={service} size="1" />
              </span>
            )
          }
        ]
      : [])
  ]
}

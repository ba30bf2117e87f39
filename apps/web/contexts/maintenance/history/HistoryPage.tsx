import { ListPastServices, PROGRAMS, ServiceOutcome, SERVICES, TASKS } from "#maintenance/contract"
import { VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { Link } from "react-router"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useSearchState } from "../../../ui/useSearchState.ts"
import due from "../due/Due.module.css"
import { services } from "../messages/pages.ts"
import { useServiceNumbers } from "../serviceNumbers.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { PastRow } from "../vehicle/PastRow.tsx"

const CHOICES = ["all", ...ServiceOutcome.literals] as const

const Filter = Schema.Struct({ outcome: Schema.optionalKey(ServiceOutcome) })

const usePast = ({ id }: Organization, filter: typeof Filter.Encoded) =>
  usePages({
    key: organizationKey(id, SERVICES, "past", "all", filter.outcome ?? ""),
    load: (page) => api(ListPastServices, { params: { organizationId: id }, query: { ...page, ...filter } }),
    meta: shows(VEHICLES, TASKS, PROGRAMS)
  })

/** What PM compliance counts besides what was done. */
const Overdue = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(services).history
  const { data } = useServiceNumbers(organization)
  if (!data || data.overdue === 0) return null
  return (
    <p className={due["counted"]}>
      <Link to="/services?state=overdue">{m.overdue(data.overdue)}</Link>
    </p>
  )
}

const Board = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(services)
  const { values, change } = useSearchState(Filter)
  const past = usePast(organization, values)
  return (
    <Panel
      title={m.tab.history}
      about={m.history.about}
      flush
      aside={
        <div className={due["outcome"]}>
          <Select
            aria-label={m.history.outcome}
            value={values.outcome ?? "all"}
            onChange={({ target }) => change({ outcome: target.value === "all" ? "" : target.value })}
          >
            <NamedOptions values={CHOICES} names={m.history.outcomes} />
          </Select>
        </div>
      }
    >
      {values.outcome === "counted" && <Overdue organization={organization} />}
      <PagedList
        query={past}
        label={m.tab.history}
        empty={<EmptyState title={m.tab.noHistory}>{m.history.empty}</EmptyState>}
      >
        {(service) => <PastRow key={service.id} organization={organization} service={service} withVehicle />}
      </PagedList>
    </Panel>
  )
}

/** Everything that was done or skipped, and whether it was on time: what PM compliance counts. */
export const HistoryPage = () => (
  <ServicesFrame permission="services.read">
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = HistoryPage

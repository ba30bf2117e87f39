import { DowntimeCause } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Flex } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { common } from "../../../i18n/messages/index.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults, NotLoaded } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { Select } from "../../../ui/Select.tsx"
import { downtime } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { Causes } from "./Causes.tsx"
import { DowntimeRow } from "./DowntimeRow.tsx"
import {
  type DowntimeState,
  PERIODS,
  useDowntime,
  useDowntimeState,
  useDuring,
  useSummary
} from "./downtime.ts"
import { Numbers } from "./Numbers.tsx"
import { RecordButton } from "./RecordButton.tsx"

interface Props {
  readonly organization: Organization
  readonly state: DowntimeState
  readonly during: string
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: ReadonlyArray<readonly [value: string, label: string]>
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Flex flexGrow="0">
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </Select>
  </Flex>
)

/** The period, and which of its downtime is listed. */
const Controls = ({ state: { days, filter, change } }: Pick<Props, "state">) => {
  const m = useMessages(downtime)
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Choice
        label={m.period}
        value={days}
        options={PERIODS.map((one) => [one, m.periods[one]])}
        onChange={(value) => change({ days: value })}
      />
      <Choice
        label={m.cause}
        value={filter.cause ?? ""}
        options={[
          ["", m.anyCause],
          ...DowntimeCause.literals.map((cause) => [cause, m.causes[cause]] as const)
        ]}
        onChange={(cause) => change({ cause })}
      />
      <Choice
        label={m.kind}
        value={filter.planned ?? ""}
        options={[
          ["", m.kinds.any],
          ["true", m.kinds.true],
          ["false", m.kinds.false]
        ]}
        onChange={(planned) => change({ planned })}
      />
    </Flex>
  )
}

const Sums = ({ organization, during, state: { days } }: Props) => {
  const query = useSummary(organization, during)
  if (!query.data)
    return (
      <Panel flush>
        <NotLoaded query={query} rows={2} />
      </Panel>
    )
  return (
    <>
      <Numbers summary={query.data} days={days} />
      <Causes summary={query.data} days={days} />
    </>
  )
}

const Empty = ({ state: { isFiltered, change } }: Pick<Props, "state">) => {
  const m = useMessages(downtime)
  const { clearFilters } = useMessages(common)
  return isFiltered ? (
    <NoResults
      title={m.empty.title}
      level="h3"
      clear={clearFilters}
      onClear={() => change({ cause: "", planned: "" })}
    >
      {m.noMatches}
    </NoResults>
  ) : (
    <EmptyState title={m.empty.title} level="h3">
      {m.empty.sentence}
    </EmptyState>
  )
}

const Rows = ({ organization, state, during }: Props) => {
  const m = useMessages(downtime)
  const query = useDowntime(organization, { during, ...state.filter })
  return (
    <Panel title={m.title} about={m.about} flush>
      <PagedList query={query} label={m.title} empty={<Empty state={state} />}>
        {(one) => <DowntimeRow key={one.id} organization={organization} downtime={one} withVehicle />}
      </PagedList>
    </Panel>
  )
}

const Board = ({ organization }: Pick<Props, "organization">) => {
  const state = useDowntimeState()
  const during = useDuring(organization, state.days)
  const props = { organization, state, during }
  return (
    <>
      <Controls state={state} />
      <Sums {...props} />
      <Rows {...props} />
    </>
  )
}

const actions = (organization: Organization) => <RecordButton organization={organization} />

/** When vehicles could not be used: how long, why, and what that means for their availability. */
const DowntimePage = () => (
  <ServicesFrame permission="workorders.read" renderActions={actions}>
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = DowntimePage

import { RecallSearch, RecallState } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Megaphone } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { SearchField } from "../../../ui/SearchField.tsx"
import { Select } from "../../../ui/Select.tsx"
import { useSearchState } from "../../../ui/useSearchState.ts"
import due from "../due/Due.module.css"
import styles from "../Maintenance.module.css"
import { recalls } from "../messages/pages.ts"
import { ServicesFrame } from "../ServicesFrame.tsx"
import { AddCampaignButton } from "./AddCampaignButton.tsx"
import { RecallItems } from "./RecallItems.tsx"
import { useRecalls } from "./recalls.ts"

const CampaignsDialog = lazy(async () => ({
  default: (await import("./CampaignsDialog.tsx")).CampaignsDialog
}))

const CHOICES = ["undone", ...RecallState.literals] as const

interface Props {
  readonly organization: Organization
}

type Search = ReturnType<typeof useSearchState<typeof RecallSearch>>

const Controls = ({ values, change }: Pick<Search, "values" | "change">) => {
  const m = useMessages(recalls)
  return (
    <div className={styles["badges"]}>
      <SearchField
        main
        label={m.search}
        value={values.search ?? ""}
        onSearch={(search) => change({ search })}
      />
      <div className={due["outcome"]}>
        <Select
          aria-label={m.state}
          value={values.state ?? "undone"}
          onChange={({ target }) => change({ state: target.value === "undone" ? "" : target.value })}
        >
          <NamedOptions values={CHOICES} names={m.choices} />
        </Select>
      </div>
    </div>
  )
}

const Empty = ({ organization, search }: Props & { readonly search: Pick<Search, "query" | "change"> }) => {
  const m = useMessages(recalls)
  const { clearFilters } = useMessages(common)
  if (search.query === "")
    return (
      <EmptyState title={m.none} action={<AddCampaignButton organization={organization} quiet />}>
        {m.noneAbout}
      </EmptyState>
    )
  const clear = () => search.change({ search: "", state: "", campaign: "" })
  return (
    <NoResults level="h3" title={m.notFound} clear={clearFilters} onClear={clear}>
      {m.noMatches}
    </NoResults>
  )
}

const Board = ({ organization }: Props) => {
  const m = useMessages(recalls)
  const search = useSearchState(RecallSearch)
  const query = useRecalls(organization, search.values)
  return (
    <Panel title={m.list} about={m.about} flush aside={<Controls {...search} />}>
      <RecallItems
        organization={organization}
        query={query}
        empty={<Empty organization={organization} search={search} />}
        withVehicle
      />
    </Panel>
  )
}

const Actions = ({ organization }: Props) => {
  const m = useMessages(recalls).campaigns
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setOpen(true)}>
        <Megaphone size={16} aria-hidden="true" />
        {m.open}
      </Button>
      <AddCampaignButton organization={organization} />
      {open && (
        <Suspense>
          <CampaignsDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const actions = (organization: Organization) => <Actions organization={organization} />

/** Recalls that may concern the organization's vehicles. */
export const RecallsPage = () => (
  <ServicesFrame permission="services.read" renderActions={actions}>
    {(organization) => <Board key={organization.id} organization={organization} />}
  </ServicesFrame>
)

export const Component = RecallsPage

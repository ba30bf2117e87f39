import type { FormRow } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { Link } from "react-router"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { InspectionsFrame } from "../InspectionsFrame.tsx"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { useArchivingForms, useForms } from "./formQueries.ts"

const CreateFormDialog = lazy(async () => ({
  default: (await import("./CreateFormDialog.tsx")).CreateFormDialog
}))

interface RowProps {
  readonly organization: Organization
  readonly form: FormRow
}

/** Whether a form can be used, and whether its draft has changed since. */
export const FormState = ({ form }: Pick<RowProps, "form">) => {
  const { states: m } = useMessages(forms)
  if (form.archived_at) return <StateBadge state="idle">{m.archived}</StateBadge>
  if (!form.published) return <StateBadge state="caution">{m.draft}</StateBadge>
  return (
    <StateBadge state="go">
      {m.version(form.published.n)}
      {form.is_changed && `, ${m.changed}`}
    </StateBadge>
  )
}

const Row = ({ organization, form }: RowProps) => {
  const m = useMessages(forms)
  const { uses } = useMessages(inspections)
  const format = useFormat(organization.time_zone)
  const { archive, restore } = useArchivingForms(organization, form)
  const change = form.archived_at ? restore : archive
  return (
    <li className={styles["row"]}>
      <div>
        <Link to={`/inspections/forms/${form.id}`}>{form.name}</Link>
        <FormState form={form} />
        <span className={styles["hint"]}>
          {[uses[form.use], m.items(form.items), m.changedOn(format.date(form.updated_at))].join(" · ")}
        </span>
      </div>
      {organization.can.includes("inspections.edit_forms") && (
        <OnlineButton
          variant="soft"
          color="gray"
          aria-label={form.archived_at ? m.restoreOf(form.name) : m.archiveOf(form.name)}
          loading={change.isPending}
          onClick={() => change.mutate()}
        >
          {form.archived_at ? m.restore : m.archive}
        </OnlineButton>
      )}
    </li>
  )
}

const Lists = ({ organization, onAdd }: Pick<RowProps, "organization"> & { readonly onAdd: () => void }) => {
  const m = useMessages(forms)
  const query = useForms(organization)
  if (!query.data)
    return (
      <Panel flush>
        <NotLoaded query={query} />
      </Panel>
    )
  const active = query.data.filter(({ archived_at }) => archived_at === null)
  const archived = query.data.filter(({ archived_at }) => archived_at !== null)
  const rows = (some: ReadonlyArray<FormRow>, label: string) => (
    <ul className={styles["list"]} aria-label={label}>
      {some.map((form) => (
        <Row key={form.id} organization={organization} form={form} />
      ))}
    </ul>
  )
  const mayEdit = organization.can.includes("inspections.edit_forms")
  return (
    <>
      <Panel flush>
        {active.length > 0 ? (
          rows(active, m.list)
        ) : (
          <EmptyState
            title={m.empty.title}
            {...(mayEdit && {
              action: (
                <OnlineButton variant="surface" color="gray" onClick={onAdd}>
                  {m.create.open}
                </OnlineButton>
              )
            })}
          >
            {m.empty.sentence}
          </EmptyState>
        )}
      </Panel>
      {archived.length > 0 && (
        <Panel title={m.archivedTitle} flush>
          {rows(archived, m.archivedTitle)}
        </Panel>
      )}
    </>
  )
}

/** The forms that vehicles are inspected with. */
export const FormsPage = () => {
  const m = useMessages(forms)
  const [isOpen, open] = useState(false)
  const add = () => open(true)
  return (
    <InspectionsFrame
      permission="inspections.read"
      renderActions={({ can }) =>
        can.includes("inspections.edit_forms") && (
          <OnlineButton onClick={add}>
            <Plus size={16} aria-hidden="true" />
            {m.create.open}
          </OnlineButton>
        )
      }
    >
      {(organization) => (
        <>
          <Lists organization={organization} onAdd={add} />
          {isOpen && (
            <Suspense>
              <CreateFormDialog organization={organization} onClose={() => open(false)} />
            </Suspense>
          )}
        </>
      )}
    </InspectionsFrame>
  )
}

export const Component = FormsPage

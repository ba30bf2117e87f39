import type { CustomFieldView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { useSorting } from "../../../ui/useSorting.ts"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { customFields } from "../messages/pages.ts"
import { type CustomFields, isActive, useCustomFieldsQuery } from "./customFields.ts"
import { useArchiving, useArranging } from "./fieldChanges.ts"
import { FieldRow, useFieldAbout } from "./FieldRow.tsx"
import styles from "./Fields.module.css"

const FieldDialog = lazy(async () => ({ default: (await import("./FieldDialog.tsx")).FieldDialog }))

interface ListProps {
  readonly organization: Organization
  readonly fields: CustomFields
  readonly onEdit: (field: CustomFieldView) => void
}

const Active = ({ organization, fields, onEdit }: ListProps) => {
  const m = useMessages(customFields)
  const { archive } = useArchiving(organization)
  const { shown, move } = useArranging(organization, fields)
  const [moved, announce] = useState("")
  const moveTo = (id: CustomFieldView["id"], to: number) => {
    const name = shown.find((field) => field.id === id)?.name ?? ""
    announce(m.moved(name, to + 1, shown.length))
    move(id, to)
  }
  const sorting = useSorting(
    shown.map(({ id }) => id),
    moveTo
  )
  return (
    <Panel flush>
      <ul aria-label={m.list} className={styles["list"]}>
        {shown.map((field, at) => (
          <FieldRow
            key={field.id}
            field={field}
            place={at + 1}
            of={shown.length}
            row={sorting.row(field.id)}
            handle={sorting.handle(field.id)}
            onMove={(to) => moveTo(field.id, to)}
            onEdit={() => onEdit(field)}
            onArchive={() => archive(field)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <output>{moved}</output>
      </VisuallyHidden>
    </Panel>
  )
}

const Archived = ({ organization, fields }: Omit<ListProps, "onEdit">) => {
  const m = useMessages(customFields)
  const { restore } = useArchiving(organization)
  const about = useFieldAbout()
  return (
    <Panel title={m.archivedTitle} about={m.archivedAbout} flush>
      <ul className={styles["list"]}>
        {fields.map((field) => (
          <li key={field.id} className={styles["row"]}>
            <div className={styles["text"]}>
              <span>{field.name}</span>
              <span className={styles["about"]}>{about(field)}</span>
            </div>
            <OnlineButton
              variant="surface"
              color="gray"
              aria-label={m.restoreField(field.name)}
              loading={restore.isPending && restore.variables.id === field.id}
              onClick={() => restore.mutate(field)}
            >
              {m.restore}
            </OnlineButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Lists = ({ organization, fields, onEdit, onAdd }: ListProps & { readonly onAdd: () => void }) => {
  const m = useMessages(customFields)
  const active = fields.filter(isActive)
  const archived = fields.filter((field) => !isActive(field))
  return (
    <>
      {active.length > 0 ? (
        <Active organization={organization} fields={active} onEdit={onEdit} />
      ) : (
        <Panel flush>
          <EmptyState title={m.empty.title} action={<OnlineButton onClick={onAdd}>{m.add}</OnlineButton>}>
            {m.empty.sentence}
          </EmptyState>
        </Panel>
      )}
      {archived.length > 0 && <Archived organization={organization} fields={archived} />}
    </>
  )
}

const Configured = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(customFields)
  const query = useCustomFieldsQuery(organization)
  const [opened, open] = useState<{ readonly field?: CustomFieldView }>()
  const add = () => open({})
  return (
    <>
      <PageHeader
        {...m.page}
        actions={
          query.data?.some(isActive) && (
            <OnlineButton onClick={add}>
              <Plus size={16} aria-hidden="true" />
              {m.add}
            </OnlineButton>
          )
        }
      />
      {query.data ? (
        <Lists
          organization={organization}
          fields={query.data}
          onEdit={(field) => open({ field })}
          onAdd={add}
        />
      ) : (
        <Panel flush>
          <NotLoaded query={query} />
        </Panel>
      )}
      {opened && (
        <Suspense>
          <FieldDialog organization={organization} {...opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The fields that an organization adds to its vehicles, for those who may change them. */
export const FieldsPage = () => {
  const m = useMessages(customFields)
  return (
    <OrganizationGate {...m.page}>
      {(organization) =>
        organization.can.includes("fleet.configure") ? (
          <Configured key={organization.id} organization={organization} />
        ) : (
          <>
            <PageHeader title={m.page.title} />
            <Panel flush>
              <NoPermission level="h2" title={m.forbidden} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = FieldsPage

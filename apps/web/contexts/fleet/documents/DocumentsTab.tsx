import type { DocumentType, DocumentView } from "#fleet/contract"
import { Plus } from "lucide-react"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { documents as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { DocumentRow } from "./DocumentRow.tsx"
import { useDocuments } from "./documents.ts"
import styles from "./Documents.module.css"
import { isCurrent } from "./expiry.ts"
import { RequirementsButton } from "./RequirementsButton.tsx"

const DocumentDialog = lazy(async () => ({ default: (await import("./DocumentDialog.tsx")).DocumentDialog }))

interface AddProps extends VehicleProps {
  /** The type that is missing. */
  readonly type?: DocumentType
}

/** The button that adds a document, for those who may. */
const Add = ({ type, ...props }: AddProps) => {
  const m = useMessages(catalogue)
  const [open, setOpen] = useState(false)
  if (!props.organization.can.includes("documents.edit")) return null
  return (
    <>
      <OnlineButton
        {...(type && { variant: "surface", color: "gray", "aria-label": m.missing.addOf(m.types[type]) })}
        onClick={() => setOpen(true)}
      >
        <Plus size={16} aria-hidden="true" />
        {type ? m.missing.add : m.add.open}
      </OnlineButton>
      {open && (
        <Suspense>
          <DocumentDialog
            {...props}
            task={{ kind: "add", ...(type && { type }) }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Missing = ({ types, ...props }: VehicleProps & { readonly types: ReadonlyArray<DocumentType> }) => {
  const m = useMessages(catalogue)
  if (types.length === 0) return null
  return (
    <Panel title={m.missing.title} about={m.missing.about} flush>
      <ul className={styles["rows"]} aria-label={m.missing.title}>
        {types.map((type) => (
          <li key={type} className={styles["row"]}>
            <p className={styles["name"]}>{m.types[type]}</p>
            <p>
              <StateBadge state="stop">{m.missing.state}</StateBadge>
            </p>
            <div className={styles["actions"]}>
              <Add {...props} type={type} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface ListProps extends VehicleProps {
  readonly label: string
  readonly documents: ReadonlyArray<DocumentView>
}

const List = ({ label, documents, ...props }: ListProps) => (
  <ul className={styles["rows"]} aria-label={label}>
    {documents.map((document) => (
      <DocumentRow key={document.id} {...props} document={document} />
    ))}
  </ul>
)

const Current = ({ documents, ...props }: VehicleProps & Pick<ListProps, "documents">) => {
  const m = useMessages(catalogue)
  const mayEdit = props.organization.can.includes("documents.edit")
  return documents.length === 0 ? (
    <Panel flush>
      <EmptyState title={m.empty.title} action={mayEdit && <Add {...props} />}>
        {mayEdit ? m.empty.sentence : m.empty.readOnly}
      </EmptyState>
    </Panel>
  ) : (
    <Panel title={m.list} flush>
      <List {...props} label={m.list} documents={documents} />
    </Panel>
  )
}

const Earlier = ({ documents, ...props }: VehicleProps & Pick<ListProps, "documents">) => {
  const m = useMessages(catalogue).earlier
  if (documents.length === 0) return null
  return (
    <Panel title={m.title} about={m.about} flush>
      <List {...props} label={m.title} documents={documents} />
    </Panel>
  )
}

const Bar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["bar"]}>{children}</div>
)

/** The documents of a vehicle: what is missing, what it has, and what it had. */
export const DocumentsTab = (props: VehicleProps) => {
  const query = useDocuments(props)
  if (!query.data)
    return (
      <Panel flush>
        <NotLoaded query={query} />
      </Panel>
    )
  const { items, missing } = query.data
  const current = items.filter(isCurrent)
  return (
    <>
      <Bar>
        <RequirementsButton organization={props.organization} />
        {current.length > 0 && <Add {...props} />}
      </Bar>
      <div className={styles["panels"]}>
        <Missing {...props} types={missing} />
        <Current {...props} documents={current} />
        <Earlier {...props} documents={items.filter((document) => !isCurrent(document))} />
      </div>
    </>
  )
}

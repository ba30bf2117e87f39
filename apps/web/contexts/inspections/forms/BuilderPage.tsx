import { FormId, type FormView } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Schema } from "effect"
import { useNavigate, useParams } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { BuildProblems } from "./BuildProblems.tsx"
import { DetailsPanel } from "./DetailsPanel.tsx"
import { useInspectionForm } from "./formQueries.ts"
import { Preview } from "./Preview.tsx"
import { SectionsEditor } from "./SectionsEditor.tsx"
import { type Builder, useBuilder } from "./useBuilder.ts"
import { VersionsPanel } from "./VersionsPanel.tsx"

const isFormId = Schema.is(FormId)

export interface FormProps {
  readonly organization: Organization
  readonly form: FormView
}

const Actions = ({ builder, form }: Pick<FormProps, "form"> & { readonly builder: Builder }) => {
  const m = useMessages(forms)
  const { isChanged, busy } = builder
  const canPublish = isChanged || form.is_changed || form.published === null
  return (
    <>
      {isChanged && (
        <Button variant="soft" color="gray" disabled={busy !== undefined} onClick={builder.reset}>
          {m.discard}
        </Button>
      )}
      <OnlineButton
        variant="surface"
        color="gray"
        disabled={!isChanged || busy !== undefined}
        loading={busy === "saving"}
        onClick={() => void builder.save()}
      >
        {m.save}
      </OnlineButton>
      <OnlineButton
        disabled={!canPublish || busy !== undefined}
        loading={busy === "publishing"}
        onClick={() => void builder.publish()}
      >
        {m.publish((form.published?.n ?? 0) + 1)}
      </OnlineButton>
    </>
  )
}

const Loaded = (props: FormProps) => {
  const { organization, form } = props
  const { uses } = useMessages(inspections)
  const builder = useBuilder(props)
  const mayEdit = organization.can.includes("inspections.edit_forms") && form.archived_at === null
  return (
    <>
      <PageHeader
        title={form.name}
        subtitle={uses[form.use]}
        actions={mayEdit && <Actions builder={builder} form={form} />}
      />
      <BuildProblems error={builder.error} sections={builder.sections} />
      <div className={styles["builder"]}>
        <div>
          <SectionsEditor form={form} builder={builder} mayEdit={mayEdit} />
          <DetailsPanel {...props} mayEdit={mayEdit} />
          <VersionsPanel {...props} />
        </div>
        <Preview organization={organization} sections={builder.sections} name={form.name} />
      </div>
    </>
  )
}

const Opened = ({ organization, id }: Pick<FormProps, "organization"> & { readonly id: FormId }) => {
  const m = useMessages(forms)
  const navigate = useNavigate()
  const query = useInspectionForm(organization, id)
  if (query.data) return <Loaded organization={organization} form={query.data} />
  return (
    <>
      <PageHeader title={m.form} />
      <Panel flush>
        <NotLoaded query={query} rows={6} onClose={() => void navigate("/inspections/forms")} />
      </Panel>
    </>
  )
}

/** A form: what it asks, as it is edited and as it looks on a phone. */
export const BuilderPage = () => {
  const m = useMessages(forms)
  const { forbidden } = useMessages(inspections)
  const { formId } = useParams()
  const id = isFormId(formId) ? formId : FormId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate title={m.form} subtitle="">
      {(organization) =>
        organization.can.includes("inspections.read") ? (
          <Opened key={`${organization.id} ${id}`} organization={organization} id={id} />
        ) : (
          <>
            <PageHeader title={m.form} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = BuilderPage

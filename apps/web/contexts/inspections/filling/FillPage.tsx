import { VehicleId } from "#fleet/contract"
import { FormId, InspectionId } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { lazy, Suspense, useState } from "react"
import { useSearchParams } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { inspections } from "../messages/index.ts"
import { filling as catalogue } from "../messages/pages.ts"
import { useOfflineForms } from "../offline/offlineForms.ts"
import { isWaiting } from "../offline/isWaiting.ts"
import type { StoredInspection } from "../offline/StoredInspection.ts"
import { useStored } from "../offline/useStored.ts"
import { begin, formOf } from "./begin.ts"
import { ChooseStep } from "./ChooseStep.tsx"
import { Fill } from "./Fill.tsx"
import { type Chosen, useChosen } from "./useChosen.ts"

const isVehicleId = Schema.is(VehicleId)
const isFormId = Schema.is(FormId)
const isInspectionId = Schema.is(InspectionId)

/** What the address says: a vehicle and a form, or an inspection in this browser. */
const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const [vehicle, form, inspection] = ["vehicle", "form", "inspection"].map((name) => params.get(name))
  return {
    vehicle: isVehicleId(vehicle) ? vehicle : undefined,
    form: isFormId(form) ? form : undefined,
    inspection: isInspectionId(inspection) ? inspection : undefined,
    choose: (next: { readonly vehicle?: VehicleId; readonly form?: FormId }) =>
      setParams(
        { ...(next.vehicle && { vehicle: next.vehicle }), ...(next.form && { form: next.form }) },
        { replace: true }
      )
  }
}

type Address = ReturnType<typeof useAddress>

/** The unfinished inspection in this browser that the address means. */
const openIn = (stored: ReadonlyArray<StoredInspection>, { vehicle, form, inspection }: Address) =>
  stored.find((one) =>
    inspection
      ? one.id === inspection && !isWaiting(one)
      : one.finished_at === null &&
        one.supersedes_id === null &&
        one.vehicle.id === vehicle &&
        one.form.id === form
  )

interface Props {
  readonly organization: Organization
}

// Most people have none.
const WaitingPanel = lazy(async () => ({ default: (await import("../list/WaitingPanel.tsx")).WaitingPanel }))

/** A new inspection of the vehicle with the form that were chosen; undefined without either. */
const newOf = (organization: Organization, { vehicle, form }: Chosen) =>
  vehicle && form && begin(organization, { vehicle, form: formOf(form) })

interface ChoosingProps extends Props {
  readonly address: Address
  readonly chosen: Chosen
}

/** Begins a new one, or goes on with one that is only in this browser. */
const Choosing = ({ organization, address, chosen }: ChoosingProps) => {
  const m = useMessages(catalogue)
  const stored = useStored(organization) ?? []
  const query = useOfflineForms(organization)
  const content = () => {
    if (!query.data) return <NotLoaded query={query} rows={5} />
    if (query.data.form_count === 0)
      return <EmptyState title={m.noForms.title}>{m.noForms.sentence}</EmptyState>
    const { form, choose } = address
    return (
      <ChooseStep organization={organization} data={query.data} chosen={chosen} form={form} choose={choose} />
    )
  }
  return (
    <>
      <PageHeader title={m.title} subtitle={m.subtitle} />
      {stored.length > 0 && (
        <Suspense>
          <WaitingPanel organization={organization} stored={stored} />
        </Suspense>
      )}
      <Panel flush>{content()}</Panel>
    </>
  )
}

const Opened = ({ organization }: Props) => {
  const address = useAddress()
  const { data } = useOfflineForms(organization)
  const chosen = useChosen(organization, data, address)
  const stored = useStored(organization)
  // As it was opened: what is stored changes with every answer.
  const [opened, open] = useState<{ readonly at: string; readonly one: StoredInspection }>()
  const at = [address.inspection, address.vehicle, address.form].join(" ")
  if (opened?.at === at) return <Fill key={opened.one.id} organization={organization} begun={opened.one} />
  const inspection =
    stored && (openIn(stored, address) ?? (address.inspection ? undefined : newOf(organization, chosen)))
  // One that was refused is not sent while it is edited.
  if (inspection) open({ at, one: { ...inspection, finished_at: null } })
  return <Choosing organization={organization} address={address} chosen={chosen} />
}

/** A vehicle is inspected: the best screen for a phone in one hand, with or without a connection. */
export const FillPage = () => {
  const m = useMessages(catalogue)
  const { forbidden } = useMessages(inspections)
  return (
    <OrganizationGate title={m.title} subtitle={m.subtitle}>
      {(organization) =>
        organization.can.includes("inspections.perform") ? (
          <Opened key={organization.id} organization={organization} />
        ) : (
          <>
            <PageHeader title={m.title} />
            <Panel flush>
              <NoPermission level="h2" title={forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = FillPage

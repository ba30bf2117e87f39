import { HandoverId, type HandoverView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { Printer } from "lucide-react"
import { Schema } from "effect"
import { Link, useNavigate, useParams } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { NoPermission, NotLoaded } from "../../../ui/ListStates.tsx"
import { PageHeader } from "../../../ui/PageHeader.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { OrganizationGate } from "../../tenancy/OrganizationGate.tsx"
import { handovers } from "../messages/pages.ts"
import { useHandover } from "./handovers.ts"
import styles from "./Handovers.module.css"
import { ComparisonPanel } from "./page/ComparisonPanel.tsx"
import { DamagePanel, PhotosPanel, RecordPanel, SignaturesPanel } from "./page/panels.tsx"

const isHandoverId = Schema.is(HandoverId)

export interface HandoverProps {
  readonly organization: Organization
  readonly handover: HandoverView
}

/** That a handover was corrected, or corrects another one. */
const Corrections = ({ handover }: Pick<HandoverProps, "handover">) => {
  const m = useMessages(handovers).page
  const { corrects_id, corrected_by_id, vehicle } = handover
  const other = corrected_by_id ?? corrects_id
  if (other === null) return null
  return (
    <Panel>
      <p>
        {corrected_by_id === null ? m.corrects : m.isCorrected}{" "}
        <Link to={`/vehicles/${vehicle.id}/handovers/${other}`}>{m.openOther}</Link>
      </p>
    </Panel>
  )
}

const Loaded = (props: HandoverProps) => {
  const m = useMessages(handovers).page
  const { vehicle, driver, direction } = props.handover
  return (
    <>
      <PageHeader
        title={m.title[direction]}
        subtitle={m.subtitle(vehicle.name, driver.name)}
        actions={
          <span className={styles["noPrint"]}>
            <Button variant="surface" color="gray" onClick={() => window.print()}>
              <Printer size={16} aria-hidden="true" />
              {m.print}
            </Button>
          </span>
        }
      />
      <div className={styles["panels"]}>
        <Corrections handover={props.handover} />
        <ComparisonPanel {...props} />
        <DamagePanel {...props} />
        <PhotosPanel {...props} />
        <SignaturesPanel {...props} />
        <RecordPanel {...props} />
      </div>
    </>
  )
}

const Opened = ({ organization, id }: Pick<HandoverProps, "organization"> & { readonly id: HandoverId }) => {
  const m = useMessages(handovers).page
  const navigate = useNavigate()
  const query = useHandover(organization, id)
  if (query.data) return <Loaded organization={organization} handover={query.data} />
  return (
    <>
      <PageHeader title={m.label} />
      <Panel flush>
        <NotLoaded query={query} rows={6} onClose={() => void navigate("/vehicles")} />
      </Panel>
    </>
  )
}

/** A handover as it was recorded, beside the one before; made for the screen and for paper. */
export const HandoverPage = () => {
  const m = useMessages(handovers)
  const { handoverId } = useParams()
  const id = isHandoverId(handoverId) ? handoverId : HandoverId.make("00000000-0000-0000-0000-000000000000")
  return (
    <OrganizationGate title={m.page.label} subtitle="">
      {(organization) =>
        organization.can.includes("handovers.read") ? (
          <Opened key={`${organization.id} ${id}`} organization={organization} id={id} />
        ) : (
          <>
            <PageHeader title={m.page.label} />
            <Panel flush>
              <NoPermission level="h2" title={m.forbidden.title} />
            </Panel>
          </>
        )
      }
    </OrganizationGate>
  )
}

export const Component = HandoverPage

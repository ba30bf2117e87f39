import { LoadSampleData, RemoveSampleData, type SampleData } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../api/client.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { OnlineButton } from "../../ui/OnlineButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { useOrganizationCommand } from "../tenancy/useOrganizationCommand.ts"
import { operations } from "./messages/index.ts"
import styles from "./SampleData.module.css"

export interface Props {
  readonly organization: Organization
}

/** Offers sample data. */
export const SampleOffer = ({ organization }: Props) => {
  const m = useMessages(operations).sample
  const load = useOrganizationCommand(organization, {
    send: () => api(LoadSampleData, { params: { organizationId: organization.id } })
  })
  return (
    <Panel>
      <div className={styles["line"]}>
        <p>
          <b>{m.offer}</b>
          <small>{m.offerAbout}</small>
        </p>
        <OnlineButton variant="surface" color="gray" loading={load.isPending} onClick={() => load.mutate()}>
          {m.load}
        </OnlineButton>
      </div>
    </Panel>
  )
}

export interface NoteProps extends Props {
  readonly sample: SampleData
}

/** Says that sample data is loaded; those who may, remove it. */
export const SampleNote = ({ organization, sample }: NoteProps) => {
  const m = useMessages(operations).sample
  const remove = useOrganizationCommand(organization, {
    send: () => api(RemoveSampleData, { params: { organizationId: organization.id } }),
    done: ({ kept }) => (kept === 0 ? m.removed : m.kept(kept))
  })
  return (
    <Panel>
      <div className={styles["line"]}>
        <p>
          <b>{m.shown}</b>
          <small>{m.shownAbout(sample.vehicles, sample.drivers)}</small>
        </p>
        {organization.can.includes("fleet.configure") && (
          <OnlineButton
            variant="surface"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {m.remove}
          </OnlineButton>
        )}
      </div>
    </Panel>
  )
}

import type { SafetyBlockView } from "#fleet/contract"
import { lazy, Suspense, useState } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { fleet } from "../messages/index.ts"
import { safety } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import styles from "./Safety.module.css"
import { useSafetyBlocks } from "./safetyBlocks.ts"

const ReleaseDialog = lazy(async () => ({ default: (await import("./ReleaseDialog.tsx")).ReleaseDialog }))

interface BlockProps extends VehicleProps {
  readonly block: SafetyBlockView
}

/** The button that releases the vehicle from a safety block, for those who may. */
const Release = (props: BlockProps) => {
  const m = useMessages(safety).release
  const [open, setOpen] = useState(false)
  const { organization, block } = props
  if (block.released_at !== null || !organization.can.includes("safety.release")) return <span />
  return (
    <>
      <OnlineButton
        variant="surface"
        color="gray"
        aria-label={m.openFor(block.reason)}
        onClick={() => setOpen(true)}
      >
        {m.open}
      </OnlineButton>
      {open && (
        <Suspense>
          <ReleaseDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Row = (props: BlockProps) => {
  const m = useMessages(safety)
  const { record } = useMessages(fleet)
  const { block, organization } = props
  const format = useFormat(organization.time_zone)
  const nameOf = (person: SafetyBlockView["opened_by"]) =>
    person === null ? record.system : (person.name ?? record.someone)
  const { severity, reason, opened_by, opened_at, released_by, released_at, release_note } = block
  const state = released_at !== null ? "idle" : severity === "grounded" ? "stop" : "caution"
  return (
    <li className={styles["row"]}>
      <StateBadge state={state}>{m.severities[severity]}</StateBadge>
      <div>
        <p>{reason}</p>
        <p className={styles["about"]}>{m.blocks.opened(nameOf(opened_by), format.dateTime(opened_at))}</p>
        {released_at !== null && (
          <p className={styles["about"]}>
            {m.blocks.released(nameOf(released_by), format.dateTime(released_at))}: {release_note}
          </p>
        )}
      </div>
      <Release {...props} />
    </li>
  )
}

/** Why the vehicle is or was restricted or grounded, newest first. */
export const SafetyPanel = (props: VehicleProps) => {
  const m = useMessages(safety).blocks
  const query = useSafetyBlocks(props)
  return (
    <Panel title={m.title} flush>
      <PagedList query={query} label={m.list} empty={<EmptyState title={m.empty} level="h3" />}>
        {(block) => <Row key={block.id} {...props} block={block} />}
      </PagedList>
    </Panel>
  )
}

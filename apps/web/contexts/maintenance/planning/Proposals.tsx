import type { DismissedProposal, ServiceProposal } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Flex } from "@radix-ui/themes"
import { useFormat } from "../../../i18n/format.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CommandButton } from "../../../ui/CommandButton.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { dialText, shownUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { planning, workshop } from "../messages/pages.ts"
import styles from "./Planning.module.css"
import { useAccepting, useDismissing, useProposals, useRestoring } from "./planning.ts"
import { useDefectTitle } from "../useDefectTitle.ts"

interface Props {
  readonly organization: Organization
  readonly due: number
}

/** Why a time is proposed. */
const useReasons = (organization: Organization) => {
  const m = useMessages(planning).proposals
  const { someone } = useMessages(workshop)
  const locale = useLocale()
  const format = useFormat(organization.time_zone)
  const display = useDisplay(organization)
  const list = new Intl.ListFormat(locale)
  const remaining = (measure: "distance" | "time", left: number | null) => {
    if (left === null) return []
    const text = dialText(locale, Math.abs(left), shownUnit(measure, display))
    return [left < 0 ? m.over(text) : m.left(text)]
  }
  return (proposal: ServiceProposal): ReadonlyArray<string> => {
    const { due_on, remaining_m, remaining_s, free_from, free_until, technician, bay, parts } = proposal
    const partsOf = (in_stock: boolean) =>
      parts.filter((part) => part.in_stock === in_stock).map(({ name }) => name)
    const [there, missing] = [partsOf(true), partsOf(false)]
    return [
      ...(due_on === null ? [] : [m.due(format.day(due_on))]),
      ...remaining("distance", remaining_m),
      ...remaining("time", remaining_s),
      free_until === null
        ? m.freeFrom(format.dateTime(free_from))
        : m.free(format.dateTime(free_from), format.dateTime(free_until)),
      ...(technician === null ? [] : [m.technician(technician.name ?? someone)]),
      ...(bay === null ? [] : [m.bay(bay.name)]),
      ...(there.length === 0 ? [] : [m.inStock(list.format(there))]),
      ...(missing.length === 0 ? [] : [m.missing(list.format(missing))])
    ]
  }
}

const Proposal = ({
  organization,
  proposal
}: {
  readonly organization: Organization
  readonly proposal: ServiceProposal
}) => {
  const m = useMessages(planning).proposals
  const format = useFormat(organization.time_zone)
  const titled = useDefectTitle()
  const reasonsOf = useReasons(organization)
  const accept = useAccepting(organization, proposal)
  const dismiss = useDismissing(organization, proposal)
  const { vehicle, work, from } = proposal
  return (
    <li>
      <b>{vehicle.name}</b>, {format.dateTime(from)}
      <p>{work.map(({ title }) => titled(title)).join(", ")}</p>
      <ul>
        {reasonsOf(proposal).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Flex gap="2">
        <CommandButton command={accept} aria-label={m.acceptOf(vehicle.name)}>
          {m.accept}
        </CommandButton>
        <CommandButton command={dismiss} aria-label={m.dismissOf(vehicle.name)}>
          {m.dismiss}
        </CommandButton>
      </Flex>
    </li>
  )
}

/** What is not proposed, because someone dismissed it. */
const Dismissed = ({
  organization,
  proposal
}: {
  readonly organization: Organization
  readonly proposal: DismissedProposal
}) => {
  const m = useMessages(planning).proposals
  const { by, someone } = useMessages(workshop)
  const format = useFormat(organization.time_zone)
  const titled = useDefectTitle()
  const restore = useRestoring(organization, proposal)
  const { vehicle, work, dismissed_by, dismissed_at } = proposal
  return (
    <li>
      <b>{vehicle.name}</b>
      <p>{work.map(({ title }) => titled(title)).join(", ")}</p>
      <p>{by(dismissed_by?.name ?? someone, format.dateTime(dismissed_at))}</p>
      <CommandButton command={restore} aria-label={m.restoreOf(vehicle.name)}>
        {m.restore}
      </CommandButton>
    </li>
  )
}

/** When vehicles can come for what is due on them, and why then. */
export const Proposals = ({ organization, due }: Props) => {
  const m = useMessages(planning).proposals
  const query = useProposals(organization)
  const { items = [], dismissed = [] } = query.data ?? {}
  return (
    <>
      <Panel title={m.title} about={m.about(due)}>
        {!query.data ? (
          <NotLoaded query={query} rows={2} />
        ) : items.length === 0 ? (
          m.empty
        ) : (
          <ul className={styles["proposals"]}>
            {items.map((proposal) => (
              <Proposal key={proposal.vehicle.id} organization={organization} proposal={proposal} />
            ))}
          </ul>
        )}
      </Panel>
      {dismissed.length > 0 && (
        <Panel title={m.dismissedTitle} about={m.dismissedAbout}>
          <ul className={styles["proposals"]} aria-label={m.dismissedTitle}>
            {dismissed.map((proposal) => (
              <Dismissed key={proposal.vehicle.id} organization={organization} proposal={proposal} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

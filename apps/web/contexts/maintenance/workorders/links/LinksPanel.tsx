import type { ApprovalLinkView } from "#maintenance/contract"
import { useFormat } from "../../../../i18n/format.ts"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { ConfirmButton } from "../../../../ui/ConfirmButton.tsx"
import list from "../../../../ui/PagedList.module.css"
import { Panel } from "../../../../ui/Panel.tsx"
import { StateBadge } from "../../../../ui/StateBadge.tsx"
import safety from "../../../fleet/safety/Safety.module.css"
import { money } from "../../../fleet/units.ts"
import { approvalLinks } from "../../messages/pages.ts"
import { usePeople } from "../../people.ts"
import type { WorkOrderProps } from "../workOrders.ts"
import { useApprovalLinks, useRevokingLink } from "./links.ts"

interface RowProps extends WorkOrderProps {
  readonly link: ApprovalLinkView
}

const SHAPES = {
  open: "caution",
  approved: "go",
  declined: "stop",
  revoked: "idle",
  expired: "idle",
  over: "idle"
} as const

const Badge = ({ link, organization }: RowProps) => {
  const { states } = useMessages(approvalLinks)
  const format = useFormat(organization.time_zone)
  const { state, expires_at, decided_at } = link
  const text = states[state]
  return (
    <StateBadge state={SHAPES[state]}>
      {typeof text === "string" ? text : text(format.date(decided_at ?? expires_at))}
    </StateBadge>
  )
}

const Revoke = (props: RowProps) => {
  const m = useMessages(approvalLinks)
  const revoke = useRevokingLink(props, props.link.id)
  const { name } = props.link.recipient
  return (
    <ConfirmButton label={m.revoke} name={m.revokeOf(name)} title={m.revokeTitle(name)} command={revoke}>
      {m.revokeAbout}
    </ConfirmButton>
  )
}

const Row = (props: RowProps) => {
  const m = useMessages(approvalLinks)
  const locale = useLocale()
  const { signed } = usePeople(props.organization.time_zone)
  const { recipient, state, amount_minor, currency, created_by, created_at } = props.link
  return (
    <li className={safety["row"]}>
      <Badge {...props} />
      <div>
        <p>{[recipient.name, recipient.email, money(locale, amount_minor, currency)].join(" · ")}</p>
        <p className={safety["about"]}>{m.sentBy(signed(created_by, created_at))}</p>
      </div>
      {state === "open" && <Revoke {...props} />}
    </li>
  )
}

/** To whom an estimate was sent, and what they decided. */
export const LinksPanel = (props: WorkOrderProps) => {
  const m = useMessages(approvalLinks)
  const { data = [] } = useApprovalLinks(props)
  if (data.length === 0) return null
  return (
    <Panel title={m.panel} flush>
      <ul aria-label={m.panel} className={list["list"]}>
        {data.map((link) => (
          <Row key={link.id} {...props} link={link} />
        ))}
      </ul>
    </Panel>
  )
}

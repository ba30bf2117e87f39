import { failedItems, resultOf } from "#inspections/contract"
import { Button } from "@radix-ui/themes"
import { CircleCheck, CloudUpload } from "lucide-react"
import { Link } from "react-router"
import { refusalError } from "../../../api/refusals.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import flow from "../../fleet/handovers/Flow.module.css"
import { filling as catalogue } from "../messages/pages.ts"
import { answersOf } from "../offline/answers.ts"
import { useStored } from "../offline/useStored.ts"
import type { StoredInspection } from "../offline/StoredInspection.ts"
import type { Organization } from "#tenancy/contract"
import type { Outcome } from "./useFilling.ts"

interface Props {
  readonly organization: Organization
  readonly outcome: Outcome
  readonly one: StoredInspection
  readonly onEdit: () => void
}

/** That the inspection was recorded, or waits in this browser. It follows what happens to it. */
export const Done = ({ organization, outcome, one, onEdit }: Props) => {
  const m = useMessages(catalogue).done
  const left = useStored(organization)?.find(({ id }) => id === one.id)
  const isWaiting = outcome === "waiting" && (left === undefined || left.refusal === null)
  const isSent = outcome === "sent" || (outcome === "waiting" && left === undefined)
  const refusal = left?.refusal
  const { sections } = one.form
  const isFailed = resultOf(failedItems(sections, answersOf(sections, one.answers))) === "fail"
  return (
    <>
      <output className={flow["done"]}>
        {isSent ? <CircleCheck size={56} aria-hidden="true" /> : <CloudUpload size={56} aria-hidden="true" />}
        {refusal ? (
          <Alert error={refusalError(refusal)} />
        ) : (
          <p>{isSent ? m.sent : isWaiting ? m.waiting : m.refused}</p>
        )}
        {isFailed && <StateBadge state="stop">{m.grounded(one.vehicle.name)}</StateBadge>}
        {isSent && <Link to={`/inspections/${one.id}`}>{m.open}</Link>}
      </output>
      <div className={flow["footer"]}>
        {refusal && (
          <Button size="4" onClick={onEdit}>
            {m.edit}
          </Button>
        )}
        <Button asChild size="4" {...(refusal && { variant: "surface", color: "gray" })}>
          <Link to="/inspections">{m.toList}</Link>
        </Button>
      </div>
    </>
  )
}

import { Button } from "@radix-ui/themes"
import { lazy, Suspense, useState } from "react"
import { useNavigate } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CommandButton } from "../../../ui/CommandButton.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { useVehicle } from "../../fleet/vehicles.ts"
import { useWithdrawReview } from "../inspections.ts"
import { record } from "../messages/pages.ts"
import { beginCorrection } from "./correct.ts"
import type { InspectionProps } from "./InspectionPage.tsx"

const ReviewDialog = lazy(async () => ({ default: (await import("./ReviewDialog.tsx")).ReviewDialog }))

const Correct = ({ organization, inspection }: InspectionProps) => {
  const m = useMessages(record)
  const navigate = useNavigate()
  const { data: vehicle } = useVehicle(organization, inspection.vehicle.id)
  const begin = async () => {
    const one = await beginCorrection(organization, inspection, vehicle?.kind ?? "car")
    if (one) await navigate(`/inspections/new?inspection=${one.id}`)
  }
  return (
    <Button variant="surface" color="gray" onClick={() => void begin()}>
      {m.correct}
    </Button>
  )
}

const Review = (props: InspectionProps) => {
  const { organization, inspection } = props
  const m = useMessages(record)
  const [isOpen, open] = useState(false)
  const withdraw = useWithdrawReview(organization, inspection.id, m.reviewWithdrawn)
  if (inspection.review) return <CommandButton command={withdraw}>{m.withdrawReview}</CommandButton>
  return (
    <>
      <OnlineButton
        {...(inspection.flags.length === 0 && { variant: "surface", color: "gray" })}
        onClick={() => open(true)}
      >
        {m.markReviewed}
      </OnlineButton>
      {isOpen && (
        <Suspense>
          <ReviewDialog {...props} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What can be done with an inspection, which never changes itself: correct it with a new one, and review it. */
export const RecordActions = (props: InspectionProps) => {
  const { organization, inspection } = props
  const { can } = organization
  return (
    <>
      {can.includes("inspections.perform") && inspection.superseded_by_id === null && <Correct {...props} />}
      {can.includes("inspections.review") && <Review {...props} />}
    </>
  )
}

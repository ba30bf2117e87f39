import { SetTripPurpose, TripPurpose, type TripView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { OnlineSelect } from "../../../../ui/OnlineSelect.tsx"
import { useOrganizationCommand } from "../../../tenancy/useOrganizationCommand.ts"
import { vehicleMap } from "../../messages/pages.ts"

interface Props {
  readonly organization: Organization
  readonly trip: TripView
  /** When it began, in words. */
  readonly time: string
}

/** Whether the user can say what a trip was for: their own, once it is over. */
export const isChoosable = ({ mine, ended_at }: TripView): boolean => mine && ended_at !== null

/** What the user's own trip was for. */
export const PurposeChoice = ({ organization, trip, time }: Props) => {
  const m = useMessages(vehicleMap).privacy.purpose
  const { vehicle_id: vehicleId, started_at, purpose } = trip
  const set = useOrganizationCommand(organization, {
    send: (chosen: TripPurpose) =>
      api(SetTripPurpose, {
        params: { organizationId: organization.id, vehicleId },
        body: { started_at: started_at.toISOString(), purpose: chosen }
      }),
    done: () => m.saved
  })
  const choose = (text: string) => {
    const chosen = TripPurpose.literals.find((one) => one === text)
    if (chosen) set.mutate(chosen)
  }
  return (
    <OnlineSelect
      aria-label={m.label(time)}
      disabled={set.isPending}
      value={set.isPending ? set.variables : purpose}
      onChange={({ target }) => choose(target.value)}
    >
      {TripPurpose.literals.map((one) => (
        <option key={one} value={one}>
          {m.names[one]}
        </option>
      ))}
    </OnlineSelect>
  )
}

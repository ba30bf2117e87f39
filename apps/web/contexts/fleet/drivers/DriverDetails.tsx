import { Button } from "@radix-ui/themes"
import { Archive, ArchiveRestore, Pencil } from "lucide-react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { SheetActions } from "../../../ui/Sheet.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useMe } from "../../identity/me.ts"
import { DriverAssignments } from "../assignments/DriverAssignments.tsx"
import { drivers } from "../messages/pages.ts"
import { type DriverProps, useArchiving, useMembers } from "./drivers.ts"
import { License } from "./License.tsx"

/** License number and notes are for those who may read them. */
const useConfidential = ({ organization, driver }: DriverProps) => {
  const m = useMessages(drivers)
  const me = useMe()
  const visible = organization.can.includes("drivers.read_license") || driver.user_id === me?.id
  return (text: string | null) => (visible ? text : m.hidden)
}

const DriverFacts = ({ organization, driver }: DriverProps) => {
  const m = useMessages(drivers)
  const members = useMembers(organization)
  const confidential = useConfidential({ organization, driver })
  const { phone, email, user_id, license_classes, license_region, vehicle, created_at } = driver
  const account = members.find(({ id }) => id === user_id)
  return (
    <Facts>
      <Fact label={m.fields.vehicle}>
        {vehicle ? <Link to={`/vehicles/${vehicle.id}?tab=drivers`}>{vehicle.name}</Link> : m.noVehicle}
      </Fact>
      <Fact label={m.fields.phone}>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      </Fact>
      <Fact label={m.fields.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact label={m.fields.user_id}>{user_id === null ? m.noAccount : (account?.name ?? m.none)}</Fact>
      <Fact label={m.fields.license}>
        <License organization={organization} driver={driver} />
      </Fact>
      <Fact label={m.fields.license_classes}>{license_classes.join(", ")}</Fact>
      <Fact label={m.fields.license_number}>{confidential(driver.license_number)}</Fact>
      <Fact label={m.fields.license_region}>{license_region}</Fact>
      <Fact label={m.fields.notes}>{confidential(driver.notes)}</Fact>
      <Fact label={m.fields.added}>
        <RelativeTime at={created_at} timeZone={organization.time_zone} />
      </Fact>
    </Facts>
  )
}

interface Props extends DriverProps {
  readonly onEdit: () => void
  readonly onClose: () => void
}

const Actions = ({ organization, driver, onEdit, onClose }: Props) => {
  const { details } = useMessages(drivers)
  const { archive, restore } = useArchiving({ organization, driver })
  if (!organization.can.includes("drivers.edit")) return null
  if (driver.archived_at !== null)
    return (
      <OnlineButton
        loading={restore.isPending}
        onClick={() => restore.mutate(undefined, { onSuccess: onClose })}
      >
        <ArchiveRestore size={16} aria-hidden="true" />
        {details.restore}
      </OnlineButton>
    )
  return (
    <>
      <Button variant="surface" color="gray" onClick={onEdit}>
        <Pencil size={16} aria-hidden="true" />
        {details.edit}
      </Button>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={archive.isPending}
        onClick={() => archive.mutate(undefined, { onSuccess: onClose })}
      >
        <Archive size={16} aria-hidden="true" />
        {details.archive}
      </OnlineButton>
    </>
  )
}

/** The fields of a driver, the vehicles they have and had, and the actions the user's role allows. */
export const DriverDetails = (props: Props) => {
  const { details } = useMessages(drivers)
  const { organization, driver } = props
  return (
    <>
      {driver.archived_at !== null && <StateBadge state="idle">{details.archived}</StateBadge>}
      <DriverFacts organization={organization} driver={driver} />
      <DriverAssignments organization={organization} driver={driver} />
      <SheetActions>
        <Actions {...props} />
      </SheetActions>
    </>
  )
}

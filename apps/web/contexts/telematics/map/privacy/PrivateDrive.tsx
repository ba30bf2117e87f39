import { Text } from "@radix-ui/themes"
import { Eye, EyeOff } from "lucide-react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import styles from "../detail/VehicleCard.module.css"
import type { MapText } from "../useMapText.ts"
import { type DriveProps, useDriveCommands, usePrivateDrive } from "./privateDrive.ts"

interface Props extends DriveProps {
  readonly text: MapText
  /** Seconds since 1970. */
  readonly now: number
}

/** Lets the driver of a vehicle hide where it is; nothing for everyone else. */
export const PrivateDrive = ({ text, now, ...drive }: Props) => {
  const m = useMessages(vehicleMap).privacy.drive
  const { data } = usePrivateDrive(drive)
  const { start, end } = useDriveCommands(drive)
  const since = data?.began_at ?? null
  // Who gave the vehicle back during a private drive can still end it.
  if (!data?.mine && since === null) return null
  const [command, label, Icon] = since === null ? [start, m.start, EyeOff] : [end, m.end, Eye]
  return (
    <div className={styles["actions"]}>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={command.isPending}
        onClick={() => command.mutate()}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </OnlineButton>
      {since !== null && (
        <Text as="p" size="2" color="gray">
          {m.since(text.since(since.getTime() / 1000, now))}
        </Text>
      )}
    </div>
  )
}

import type { DeviceView } from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import type { Column } from "../../../ui/table/Column.ts"
import { share } from "../measures.ts"
import { devices } from "../messages/pages.ts"
import { DeviceBadge } from "./DeviceBadge.tsx"

/** What the list can show of devices. */
export const useDeviceColumns = ({ time_zone }: Organization): ReadonlyArray<Column<DeviceView>> => {
  const m = useMessages(devices).devices
  const locale = useLocale()
  const percent = (value: number | null) => (value === null ? null : share(locale, value))
  return [
    { key: "name", title: m.columns.name, width: 190, cell: ({ name }) => name },
    {
      key: "state",
      title: m.columns.state,
      width: 150,
      grow: 0.3,
      cell: (device) => <DeviceBadge device={device} />
    },
    { key: "vehicle", title: m.columns.vehicle, width: 130, grow: 0.6, cell: ({ vehicle }) => vehicle?.name },
    {
      key: "source",
      title: m.columns.source,
      width: 100,
      grow: 0.2,
      cell: ({ source }) => m.sources[source]
    },
    {
      key: "seen",
      title: m.columns.seen,
      width: 130,
      grow: 0.2,
      align: "end",
      cell: ({ seen_at }) => (seen_at === null ? null : <RelativeTime at={seen_at} timeZone={time_zone} />)
    },
    {
      key: "battery",
      title: m.columns.battery,
      width: 90,
      grow: 0,
      align: "end",
      sparse: true,
      cell: ({ device_battery }) => percent(device_battery)
    },
    {
      key: "signal",
      title: m.columns.signal,
      width: 80,
      grow: 0,
      align: "end",
      sparse: true,
      cell: ({ signal }) => percent(signal)
    },
    { key: "imei", title: m.columns.imei, width: 160, hidden: true, sparse: true, cell: ({ imei }) => imei },
    {
      key: "model",
      title: m.columns.model,
      width: 120,
      hidden: true,
      sparse: true,
      cell: ({ model }) => model
    }
  ]
}

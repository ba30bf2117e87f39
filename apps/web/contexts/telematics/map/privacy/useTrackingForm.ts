import {
  GetTrackingSettings,
  SetTrackingSettings,
  TRACKING_SETTINGS,
  TrackingSettings
} from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { Schema } from "effect"
import { api } from "../../../../api/client.ts"
import { organizationKey } from "../../../../api/queryKeys.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { notify } from "../../../../ui/toast.ts"
import { useForm } from "../../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../../tenancy/useOrganizationRefresh.ts"
import { vehicleMap } from "../../messages/pages.ts"
import { hoursText, parseHours } from "../geofences/hours.ts"

export interface TrackingProps {
  readonly organization: Organization
  readonly onClose: () => void
}

export const useTrackingSettings = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, TRACKING_SETTINGS),
    queryFn: () => api(GetTrackingSettings, { params: { organizationId: id } })
  })

const areDays = Schema.is(TrackingSettings.fields.retention_days)

/** The form of an organization's tracking settings. */
export const useTrackingForm = ({ organization, onClose }: TrackingProps, settings: TrackingSettings) => {
  const { geofence, privacy } = useMessages(vehicleMap)
  const m = privacy.tracking
  const { refresh } = useOrganizationRefresh(organization)
  const initial = { days: String(settings.retention_days), hours: hoursText(settings.tracked_hours) }
  /** What the API stored stays exactly, until someone enters other hours. */
  const hoursOf = (text: string) => (text === initial.hours ? settings.tracked_hours : parseHours(text))
  return useForm({
    initial,
    checks: {
      days: (text) => (areDays(Number(text)) ? undefined : m.badDays),
      hours: (text) => (hoursOf(text) === undefined ? geofence.badHours : undefined)
    },
    submit: async ({ days, hours }) => {
      await api(SetTrackingSettings, {
        params: { organizationId: organization.id },
        body: { retention_days: Number(days), tracked_hours: hoursOf(hours) ?? null }
      })
      await refresh()
      notify.success(m.saved)
      onClose()
    }
  })
}

import { GroupId } from "#fleet/contract"
import { CreateGeofence, EditGeofence, type GeofenceView } from "#telematics/contract"
import { api } from "../../../../api/client.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { notify } from "../../../../ui/toast.ts"
import { useChecks } from "../../../../ui/useChecks.ts"
import { useDraftedForm } from "../../../../ui/useDraftedForm.ts"
import { useOrganizationRefresh } from "../../../tenancy/useOrganizationRefresh.ts"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { lengthUnit, speedUnit } from "../useMapText.ts"
import { hoursText, parseHours } from "./hours.ts"
import {
  fieldNumber,
  LARGEST,
  MOST_CORNERS,
  FEWEST_CORNERS,
  parseCorners,
  parsePoint,
  parseRadius,
  parseShape,
  shapeTexts,
  SMALLEST
} from "./shapeTexts.ts"

interface Options {
  readonly board: Board
  /** Undefined for a new one. */
  readonly geofence: GeofenceView | undefined
  readonly onClose: () => void
}

/** Seconds of the dwell time in minutes, and its limit. */
const MINUTE = 60
const MOST_MINUTES = 10_080
/** Meters per second. */
const FASTEST = 100
const USUAL_RADIUS = 500

const yes = (is: boolean): string => (is ? "yes" : "")

const initialOf = (
  geofence: GeofenceView | undefined,
  { length, speed }: { length: number; speed: number }
) => ({
  name: geofence?.name ?? "",
  ...(geofence
    ? shapeTexts(geofence.shape, length)
    : { kind: "circle", center: "", radius: fieldNumber(USUAL_RADIUS / length), corners: "" }),
  on_enter: yes(geofence?.on_enter ?? true),
  on_exit: yes(geofence?.on_exit ?? true),
  dwell: geofence?.dwell_after ? fieldNumber(geofence.dwell_after / MINUTE) : "",
  limit: geofence?.speed_limit ? fieldNumber(geofence.speed_limit / speed) : "",
  hours: hoursText(geofence?.schedule ?? null),
  group_id: geofence?.group_id ?? ""
})

type Values = ReturnType<typeof initialOf>

/** Undefined for what is no number in the range; null for nothing. */
const numberIn = (text: string, least: number, most: number): number | null | undefined => {
  if (text.trim() === "") return null
  const value = Number(text.replace(",", "."))
  return value >= least && value <= most ? value : undefined
}

const isPolygon = (text: string): boolean => {
  const count = parseCorners(text)?.length ?? 0
  return count >= FEWEST_CORNERS && count <= MOST_CORNERS
}

/** A check of a field that only one kind of shape has. */
const when =
  (kind: string, isWrong: (text: string) => boolean, message: string) => (value: string, all: Values) =>
    all.kind === kind && isWrong(value) ? message : undefined

const useGeofenceChecks = ({ text }: Board, length: number, speed: number) => {
  const { geofence: m } = useMessages(vehicleMap)
  const check = useChecks()
  return {
    name: check.line(m.name, 80),
    center: when("circle", (value) => parsePoint(value) === undefined, m.badPoint),
    radius: when(
      "circle",
      (value) => parseRadius(value, length) === undefined,
      m.badRadius(text.distance(SMALLEST), text.distance(LARGEST))
    ),
    corners: when("polygon", (value) => !isPolygon(value), m.badCorners),
    dwell: (value: string) => (numberIn(value, 1, MOST_MINUTES) === undefined ? m.badMinutes : undefined),
    limit: (value: string) =>
      numberIn(value, 1 / speed, FASTEST / speed) === undefined ? m.badLimit : undefined,
    hours: (value: string) => (parseHours(value) === undefined ? m.badHours : undefined)
  }
}

/** The form of a geofence. Its fields are texts; the map changes them as typing does. */
export const useGeofenceForm = ({ board, geofence, onClose }: Options) => {
  const { geofence: m } = useMessages(vehicleMap)
  const { organization, text } = board
  const { refresh } = useOrganizationRefresh(organization)
  const [length, speed] = [lengthUnit(text.units), speedUnit(text.units)]
  const initial = initialOf(geofence, { length, speed })
  return useDraftedForm({
    draft: `geofence.${organization.id}.${geofence?.id ?? "new"}`,
    initial,
    checks: useGeofenceChecks(board, length, speed),
    submit: async (values) => {
      const shape = parseShape(values, length)
      if (shape === undefined) return false
      // What was not changed stays exactly: the texts are rounded.
      const isSame = (...names: ReadonlyArray<keyof Values>) =>
        names.every((name) => values[name] === initial[name])
      const dwell = numberIn(values.dwell, 1, MOST_MINUTES)
      const limit = numberIn(values.limit, 1 / speed, FASTEST / speed)
      const body = {
        name: values.name.trim(),
        shape: geofence && isSame("kind", "center", "radius", "corners") ? geofence.shape : shape,
        on_enter: values.on_enter !== "",
        on_exit: values.on_exit !== "",
        dwell_after: dwell == null ? null : Math.round(dwell * MINUTE),
        speed_limit:
          geofence && isSame("limit") ? geofence.speed_limit : limit == null ? null : limit * speed,
        schedule: parseHours(values.hours) ?? null,
        group_id: values.group_id === "" ? null : GroupId.make(values.group_id)
      }
      const params = { organizationId: organization.id }
      await (geofence
        ? api(EditGeofence, { params: { ...params, geofenceId: geofence.id }, body })
        : api(CreateGeofence, { params, body }))
      await refresh()
      notify.success(m.saved(body.name))
      onClose()
    }
  })
}

export type GeofenceForm = ReturnType<typeof useGeofenceForm>

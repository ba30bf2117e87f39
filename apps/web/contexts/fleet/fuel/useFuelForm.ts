import { Energy, type FuelUnit, type MeterView, RecordFuel, unitsOfEnergy } from "#fleet/contract"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { useForm } from "../../../ui/useForm.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { numberIn } from "../form/numberIn.ts"
import { dialNumber, oddityOf } from "../meters/entering.ts"
import { distanceUnit, energyUnit, FUEL_SYMBOLS } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import { useDoubt } from "../meters/useDoubt.ts"
import { useMoment } from "../meters/useMoment.ts"
import { meters } from "../messages/index.ts"
import { fuel } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"
import { bodyOf, isEmpty, usualEnergy } from "./fuelValues.ts"

export interface FuelFormProps extends VehicleProps {
  /** The vehicle's odometer, if it was ever read. */
  readonly odometer: MeterView | undefined
  readonly onDone: () => void
}

/** The form of a fill-up or a charge. */
export const useFuelForm = ({ organization, vehicle, odometer, onDone }: FuelFormProps) => {
  const m = useMessages(fuel).record
  const { record } = useMessages(meters)
  const display = useDisplay(organization)
  const { refresh } = useOrganizationRefresh(organization)
  const { time_zone, currency } = organization
  const moment = useMoment(time_zone)
  const doubt = useDoubt()
  const usual = usualEnergy(vehicle)
  const form = useForm({
    initial: {
      energy: usual,
      quantity: "",
      unit: energyUnit(usual, display),
      full: "yes",
      missed: "",
      cost: "",
      odometer: "",
      odometerUnit: odometer?.unit ?? distanceUnit(display),
      location: "",
      place: "",
      at: moment.opened
    },
    checks: {
      quantity: (text) => (numberIn(text) > 0 && !isEmpty(text) ? undefined : m.notAnAmount),
      cost: (text) => (isEmpty(text) || numberIn(text) >= 0 ? undefined : m.notACost),
      odometer: (text) => (isEmpty(text) || dialNumber(text) >= 0 ? undefined : record.notANumber),
      at: (text) => (moment.isTime(text) ? undefined : record.noTime)
    },
    errorFields: {
      reading_out_of_order: "odometer",
      reading_implausible: "odometer",
      reading_in_future: "at",
      fuel_unit_not_of_energy: "unit"
    },
    submit: async (values) => {
      await api(RecordFuel, {
        params: { organizationId: organization.id, vehicleId: vehicle.id },
        body: { ...bodyOf(values, currency, moment.sent(values.at)), confirm: anyway }
      }).catch(doubt.remember(values))
      await refresh()
      notify.success(m.done(`${values.quantity} ${FUEL_SYMBOLS[values.unit]}`))
      onDone()
    }
  })
  const { values } = form
  const oddity = oddityOf(odometer, {
    value: dialNumber(values.odometer),
    unit: values.odometerUnit,
    readAt: moment.at(values.at)
  })
  const anyway = oddity?.kind === "high" || doubt.isDoubted(values)
  const units: ReadonlyArray<FuelUnit> = unitsOfEnergy(values.energy)
  const chooseEnergy = (energy: string) => {
    form.set("energy", energy)
    const chosen = Energy.literals.find((one) => one === energy) ?? usual
    if (!unitsOfEnergy(chosen).includes(values.unit)) form.set("unit", energyUnit(chosen, display))
  }
  return { form, oddity, anyway, units, chooseEnergy, display }
}

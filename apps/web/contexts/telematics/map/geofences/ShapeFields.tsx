import { Button, TextField } from "@radix-ui/themes"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormField } from "../../../../ui/FormField.tsx"
import { LongText } from "../../../../ui/LongText.tsx"
import { Select } from "../../../../ui/Select.tsx"
import { vehicleMap } from "../../messages/pages.ts"
import type { Board } from "../board.ts"
import { lengthSymbol, pointText } from "../useMapText.ts"
import styles from "./Geofences.module.css"
import { FEWEST_CORNERS } from "./shapeTexts.ts"
import { useDrawing } from "./useDrawing.ts"
import type { GeofenceForm } from "./useGeofenceForm.ts"

interface Props {
  readonly board: Board
  readonly form: GeofenceForm
}

const CircleFields = ({ board: { map, text }, form }: Props) => {
  const { geofence: m } = useMessages(vehicleMap)
  const useCenter = map && (
    <Button
      type="button"
      variant="ghost"
      size="1"
      color="gray"
      onClick={() => form.set("center", pointText(map.center()))}
    >
      {m.useCenter}
    </Button>
  )
  return (
    <>
      <FormField label={m.center} error={form.errors["center"]} aside={useCenter}>
        {(control) => (
          <TextField.Root autoComplete="off" inputMode="text" {...control} {...form.control("center")} />
        )}
      </FormField>
      <FormField label={m.radius(lengthSymbol(text.units))} error={form.errors["radius"]}>
        {(control) => (
          <TextField.Root autoComplete="off" inputMode="decimal" {...control} {...form.control("radius")} />
        )}
      </FormField>
    </>
  )
}

const PolygonFields = ({
  form,
  drawing
}: Pick<Props, "form"> & { readonly drawing: ReturnType<typeof useDrawing> }) => {
  const { geofence: m } = useMessages(vehicleMap)
  const { corners, undo, isAdding, setIsAdding } = drawing
  return (
    <>
      <div className={styles["drawing"]}>
        <Button type="button" variant="surface" color="gray" disabled={corners === 0} onClick={undo}>
          {m.undo}
        </Button>
        <Button
          type="button"
          variant="surface"
          color="gray"
          disabled={isAdding && corners < FEWEST_CORNERS}
          onClick={() => setIsAdding(!isAdding)}
        >
          {isAdding ? m.finish : m.drawMore}
        </Button>
      </div>
      <FormField label={m.corners} error={form.errors["corners"]}>
        {(control) => <LongText rows={4} {...control} {...form.longText("corners")} />}
      </FormField>
    </>
  )
}

/** The shape of a geofence: drawn on the map, or typed. */
export const ShapeFields = ({ board, form, isNew }: Props & { readonly isNew: boolean }) => {
  const { geofence: m } = useMessages(vehicleMap)
  const drawing = useDrawing(board, form, isNew)
  const isCircle = form.values.kind === "circle"
  return (
    <>
      <FormField label={m.shape} hint={isCircle ? m.circleHint : m.polygonHint}>
        {(control) => (
          <Select {...control} {...form.control("kind")}>
            <option value="circle">{m.circle}</option>
            <option value="polygon">{m.polygon}</option>
          </Select>
        )}
      </FormField>
      {isCircle ? (
        <CircleFields board={board} form={form} />
      ) : (
        <PolygonFields form={form} drawing={drawing} />
      )}
    </>
  )
}

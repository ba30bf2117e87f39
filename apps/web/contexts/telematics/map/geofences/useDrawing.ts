import { distanceBetween, type Point, pointAt } from "#telematics/contract"
import { useMemo, useState } from "react"
import { type Board, type Tool, useShapes, useTool } from "../board.ts"
import { NO_SHAPES, type Shapes } from "../canvas/VehicleMap.ts"
import { lengthUnit, pointText } from "../useMapText.ts"
import { shapeFeature } from "./geofences.ts"
import {
  cornersText,
  fieldNumber,
  LARGEST,
  MOST_CORNERS,
  parseCorners,
  parseShape,
  type ShapeTexts,
  SMALLEST
} from "./shapeTexts.ts"
import type { GeofenceForm } from "./useGeofenceForm.ts"

/** The handles of a circle: its center, and its edge in the east. */
const CENTER = 0
const EAST = 90

const handleShapes = (points: ReadonlyArray<Point>): Shapes => ({
  type: "FeatureCollection",
  features: points.map(({ latitude, longitude }, handle) => ({
    type: "Feature",
    properties: { handle },
    geometry: { type: "Point", coordinates: [longitude, latitude] }
  }))
})

const shapesOf = (texts: ShapeTexts, unit: number): readonly [draft: Shapes, handles: Shapes] => {
  const shape = parseShape(texts, unit)
  if (shape === undefined) return [NO_SHAPES, NO_SHAPES]
  const handles =
    shape.kind === "polygon" ? shape.corners : [shape.center, pointAt(shape.center, shape.radius, EAST)]
  return [{ type: "FeatureCollection", features: [shapeFeature(shape)] }, handleShapes(handles)]
}

const circleTool = (form: GeofenceForm, unit: number): Tool => ({
  onPoint: (point) => form.set("center", pointText(point)),
  onHandle: (handle, to) => {
    if (handle === CENTER) return form.set("center", pointText(to))
    const shape = parseShape(form.values, unit)
    if (shape?.kind !== "circle") return
    const meters = Math.min(LARGEST, Math.max(SMALLEST, distanceBetween(shape.center, to)))
    form.set("radius", fieldNumber(meters / unit))
  }
})

const polygonTool = (form: GeofenceForm, isAdding: boolean): Tool => {
  const corners = parseCorners(form.values.corners) ?? []
  return {
    onPoint: (point) => {
      if (isAdding && corners.length < MOST_CORNERS) form.set("corners", cornersText([...corners, point]))
    },
    onHandle: (handle, to) => form.set("corners", cornersText(corners.with(handle, to)))
  }
}

/** Draws the shape of a form on the map: clicks and drags change its fields. */
export const useDrawing = (board: Board, form: GeofenceForm, isNew: boolean) => {
  const [isAdding, setIsAdding] = useState(isNew)
  const unit = lengthUnit(board.text.units)
  const { kind, center, radius, corners } = form.values
  const [draft, handles] = useMemo(
    () => shapesOf({ kind, center, radius, corners }, unit),
    [kind, center, radius, corners, unit]
  )
  useShapes(board.map, "draft", draft)
  useShapes(board.map, "handles", handles)
  useTool(board, kind === "circle" ? circleTool(form, unit) : polygonTool(form, isAdding))
  const placed = parseCorners(corners) ?? []
  return {
    isAdding,
    setIsAdding,
    corners: placed.length,
    undo: () => form.set("corners", cornersText(placed.slice(0, -1)))
  }
}

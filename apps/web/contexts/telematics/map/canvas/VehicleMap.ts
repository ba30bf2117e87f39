import type { Point } from "#telematics/contract"

/** What is drawn besides the vehicles; see style/overlays.ts. */
export type Part = "geofences" | "track" | "stops" | "playhead" | "draft" | "handles" | "point"

export type Shapes = GeoJSON.FeatureCollection

export const NO_SHAPES: Shapes = { type: "FeatureCollection", features: [] }

/** Where streets come from: a style of another server, a file of this one, or nowhere. */
export interface Streets {
  readonly style: string | null
  readonly archive: string | null
}

/** What happens on the map. */
export interface MapEvents {
  /** Someone clicked a vehicle. */
  readonly onVehicle: (id: string) => void
  /** Someone clicked where no vehicle is. */
  readonly onPoint: (point: Point) => void
  /** Someone moves the handle with this number. */
  readonly onHandle: (handle: number, to: Point) => void
  readonly onZoom: (zoom: number) => void
  /** Someone moved the map, so that it should not follow a vehicle any more. */
  readonly onMoved: () => void
  /** The style of the other server cannot be loaded; the map shows its own. */
  readonly onStyleFailed: () => void
  /** Who is to be credited, as HTML of the sources. */
  readonly onCredits: (credits: ReadonlyArray<string>) => void
  /** What a vehicle that is pointed at is called, and does. */
  readonly describe: (id: string) => string | undefined
}

/** A vehicle as it is drawn. */
export interface Marker {
  /** Its place among the vehicles. */
  readonly place: number
  readonly id: string
  readonly name: string
  readonly motion: "moving" | "stopped" | "parked" | "silent"
  readonly heading: number
  readonly latitude: number
  readonly longitude: number
}

/** The map, for components. All of it happens outside of React. */
export interface VehicleMap {
  readonly setMarkers: (markers: ReadonlyArray<Marker>) => void
  /** Undefined: it is not drawn any more. */
  readonly moveMarkers: (moved: ReadonlyArray<readonly [place: number, marker: Marker | undefined]>) => void
  readonly select: (marker: Marker | undefined) => void
  readonly show: (part: Part, shapes: Shapes) => void
  /** Whether clicks place points, rather than select vehicles. */
  readonly setPlacing: (placing: boolean) => void
  readonly fit: (points: ReadonlyArray<Point>, most?: number) => void
  /** Moves to a point, and closer if it is far away. */
  readonly goTo: (point: Point) => void
  readonly zoomBy: (levels: number) => void
  readonly center: () => Point
  /** How much of it something covers at the lower edge, in pixels. */
  readonly setCovered: (pixels: number) => void
  readonly resize: () => void
}

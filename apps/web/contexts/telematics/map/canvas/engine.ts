import { addProtocol, type MapSourceDataEvent, Map as MapLibre, setWorkerUrl } from "maplibre-gl"
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url"
import { Protocol } from "pmtiles"

export { LngLatBounds } from "maplibre-gl"

// Its own file: a worker made of text, which is the default, would need an exception in the content security policy.
setWorkerUrl(workerUrl)
addProtocol("pmtiles", new Protocol().tile)

/** Milliseconds for which a frame waits at most. */
const PATIENCE = 500

/**
 * A map that can wait with drawing until a source is loaded. MapLibre draws a frame when a change begins to load and one
 * with each tile of it. Without graphics hardware each takes 60 ms, in which the rest of the change does not load.
 */
export class Engine extends MapLibre {
  private awaited: string | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  private isDue = false

  /** Draws no frame until the source is loaded, or people move the map. */
  drawOnceLoaded(source: string) {
    this.awaited = source
    clearTimeout(this.patience)
    this.patience = setTimeout(this.draw, PATIENCE)
    this.on("sourcedata", this.drawIfLoaded)
  }

  override triggerRepaint() {
    if (this.awaited === undefined || this.isMoving()) super.triggerRepaint()
    else this.isDue = true
  }

  override remove() {
    clearTimeout(this.patience)
    super.remove()
  }

  private readonly drawIfLoaded = ({ sourceId, sourceDataType, isSourceLoaded }: MapSourceDataEvent) => {
    // Tiles begin to load again after the metadata.
    if (sourceId === this.awaited && sourceDataType !== "metadata" && isSourceLoaded) this.draw()
  }

  private readonly draw = () => {
    this.awaited = undefined
    clearTimeout(this.patience)
    this.off("sourcedata", this.drawIfLoaded)
    if (this.isDue) super.triggerRepaint()
    this.isDue = false
  }
}

/** Whether this browser can draw a map. */
export const canDraw = (): boolean => document.createElement("canvas").getContext("webgl2") !== null

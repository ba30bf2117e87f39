import { addProtocol, setWorkerUrl } from "maplibre-gl"
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url"
import { Protocol } from "pmtiles"

export { LngLatBounds, Map as Engine } from "maplibre-gl"

// Its own file: a worker made of text, which is the default, would need an exception in the content security policy.
setWorkerUrl(workerUrl)
addProtocol("pmtiles", new Protocol().tile)

/** Whether this browser can draw a map. */
export const canDraw = (): boolean => document.createElement("canvas").getContext("webgl2") !== null

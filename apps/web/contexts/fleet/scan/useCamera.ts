import { useEffect, useState } from "react"

/** `denied`: by the person or the browser. `missing`: there is none. `failed`: it is in use, or was unplugged. */
export type CameraFailure = "denied" | "missing" | "failed"

export type Camera =
  | { readonly status: "starting" }
  | { readonly status: "live"; readonly stream: MediaStream; readonly track: MediaStreamTrack }
  | { readonly status: "off"; readonly reason: CameraFailure }

/** The camera at the back, if there are several. More pixels than this take longer to read than to move the phone. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } }
}

const REASONS: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing"
}

const failureOf = (error: unknown): CameraFailure =>
  (error instanceof Error ? REASONS[error.name] : undefined) ?? "failed"

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Turns the camera on as long as the component is shown. */
export const useCamera = (): Camera => {
  const [camera, setCamera] = useState<Camera>({ status: "starting" })
  useEffect(() => {
    const left = new AbortController()
    const off = (reason: CameraFailure) => {
      if (!left.signal.aborted) setCamera({ status: "off", reason })
    }
    const show = (stream: MediaStream) => {
      const [track] = stream.getVideoTracks()
      if (left.signal.aborted || track === undefined) return stop(stream)
      left.signal.addEventListener("abort", () => stop(stream))
      track.addEventListener("ended", () => off("failed"), { signal: left.signal })
      setCamera({ status: "live", stream, track })
    }
    // Browsers have no camera for pages without encryption.
    const { mediaDevices } = navigator as Partial<Navigator>
    if (mediaDevices === undefined) off("missing")
    else mediaDevices.getUserMedia(WANTED).then(show, (error: unknown) => off(failureOf(error)))
    return () => left.abort()
  }, [])
  return camera
}

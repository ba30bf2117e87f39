import { useState } from "react"

/** Not part of the standard, but of Chrome on Android. */
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean
}
interface TorchConstraints extends MediaTrackConstraintSet {
  readonly torch: boolean
}

/** The light of a camera. It ends with the camera. */
export const useTorch = (track: MediaStreamTrack) => {
  const [isOn, setIsOn] = useState(false)
  const capabilities: TorchCapabilities = track.getCapabilities()
  const turn = async (on: boolean) => {
    const torch: TorchConstraints = { torch: on }
    await track.applyConstraints({ advanced: [torch] }).then(
      () => setIsOn(on),
      // It stays as it was.
      () => undefined
    )
  }
  return { isSupported: capabilities.torch === true, isOn, turn }
}

import type { Vin } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { Flashlight, FlashlightOff } from "lucide-react"
import { useEffect, useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { vin as vinMessages } from "../messages/pages.ts"
import type { BarcodeReader } from "./barcodeReader.ts"
import styles from "./Scan.module.css"
import { type Camera, useCamera } from "./useCamera.ts"
import { useScanning } from "./useScanning.ts"
import { useTorch } from "./useTorch.ts"

interface Props {
  readonly reader: BarcodeReader
  readonly onFound: (vin: Vin) => void
  readonly onFailure: () => void
}

const Torch = ({ track }: { readonly track: MediaStreamTrack }) => {
  const m = useMessages(vinMessages)
  const torch = useTorch(track)
  if (!torch.isSupported) return null
  const Icon = torch.isOn ? FlashlightOff : Flashlight
  return (
    <Button
      type="button"
      variant="surface"
      color="gray"
      aria-pressed={torch.isOn}
      onClick={() => void torch.turn(!torch.isOn)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {m.light}
    </Button>
  )
}

interface LiveProps extends Props {
  readonly camera: Extract<Camera, { readonly status: "live" }>
}

const Live = ({ camera, ...scanning }: LiveProps) => {
  const m = useMessages(vinMessages)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream
  }, [camera.stream])
  useScanning({ video, ...scanning })
  return (
    <>
      <div className={styles["frame"]}>
        <video ref={video} autoPlay muted playsInline aria-label={m.camera} className={styles["video"]} />
        <output>{m.looking}</output>
      </div>
      <Torch track={camera.track} />
    </>
  )
}

/** What the camera shows, or why it shows nothing. */
export const Viewfinder = (props: Props) => {
  const m = useMessages(vinMessages)
  const camera = useCamera()
  if (camera.status === "live") return <Live camera={camera} {...props} />
  const isOff = camera.status === "off"
  return (
    <div className={`${styles["frame"]} ${isOff ? styles["off"] : ""}`}>
      <output>{isOff ? m.off[camera.reason] : m.starting}</output>
    </div>
  )
}

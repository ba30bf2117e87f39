import { create } from "qrcode"
import styles from "./Setup.module.css"
import type { QrCodeProps } from "./QrCode.tsx"

/** Modules of light around the code, without which cameras do not recognize it. */
const MARGIN = 4

/** A text as a QR code, dark on light in both themes. */
export const QrImage = ({ text, label }: QrCodeProps) => {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules
  const dark = Array.from(data).flatMap((isDark, at) =>
    isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : []
  )
  const width = size + 2 * MARGIN
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is drawn here, not loaded.
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${width}`}
      shapeRendering="crispEdges"
      className={styles["code"]}
    >
      <rect x={-MARGIN} y={-MARGIN} width={width} height={width} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  )
}

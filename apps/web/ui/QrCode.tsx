import { lazy, type ReactNode, Suspense } from "react"
import styles from "./Setup.module.css"

const QrImage = lazy(async () => ({ default: (await import("./QrImage.tsx")).QrImage }))

export interface QrCodeProps {
  readonly text: string
  /** What it is, for people who cannot see it. */
  readonly label: string
}

/** A text as a QR code, beside what to do with it. Its code is loaded when it is shown; the frame stays empty if that fails. */
export const QrCode = ({ text, label, children }: QrCodeProps & { readonly children: ReactNode }) => (
  <div className={styles["scan"]}>
    <div className={styles["frame"]}>
      <Suspense>
        <QrImage text={text} label={label} />
      </Suspense>
    </div>
    {children}
  </div>
)

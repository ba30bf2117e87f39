import type { DeviceAccess } from "#telematics/contract"
import { Button, Dialog } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CopyField, CopyLines } from "../../../ui/CopyField.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { QrCode } from "../../../ui/QrCode.tsx"
import { deviceDialogs } from "../messages/pages.ts"
import styles from "./Adding.module.css"
import { addressOf, clientSettings, forwardingLines } from "./settings.ts"

/** What was added, with the secrets that are shown once. */
export type Added =
  | { readonly kind: "phone" | "tracker"; readonly name: string; readonly access: DeviceAccess }
  | { readonly kind: "server"; readonly name: string; readonly path: string }

const Values = ({ access }: { readonly access: DeviceAccess }) => {
  const m = useMessages(deviceDialogs).access
  return (
    <>
      <CopyField label={m.address} value={addressOf(access)} />
      <CopyField label={m.key} value={access.key} />
    </>
  )
}

const STEPS = ["install", "scan", "track"] as const

const Phone = ({ access }: { readonly access: DeviceAccess }) => {
  const m = useMessages(deviceDialogs).access
  return (
    <>
      {/* If it cannot be loaded, the values below can be typed. */}
      <QrCode text={clientSettings(access)} label={m.qrTitle}>
        <ol className={styles["steps"]}>
          {STEPS.map((step) => (
            <li key={step}>{m.qrSteps[step]}</li>
          ))}
        </ol>
      </QrCode>
      <p className={styles["lead"]}>{m.byHand}</p>
      <Values access={access} />
    </>
  )
}

const Server = ({ path }: Pick<DeviceAccess, "path">) => {
  const m = useMessages(deviceDialogs).access
  const url = addressOf({ path })
  return (
    <>
      <p className={styles["lead"]}>{m.serverSteps}</p>
      <CopyLines label={m.lines} value={forwardingLines(url)} />
      <CopyField label={m.forwardUrl} value={url} />
    </>
  )
}

const Details = ({ added }: { readonly added: Added }) => {
  const m = useMessages(deviceDialogs).access
  if (added.kind === "server") return <Server path={added.path} />
  if (added.kind === "phone") return <Phone access={added.access} />
  return (
    <>
      <p className={styles["lead"]}>{m.trackerSteps}</p>
      <Values access={added.access} />
    </>
  )
}

/** How to set up what was added: what it needs is shown once. */
export const AccessStep = ({ added }: { readonly added: Added }) => {
  const m = useMessages(deviceDialogs).access
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {m.title(added.name)}
      </Dialog.Title>
      <Dialog.Description>{added.kind === "server" ? m.onceServer : m.once}</Dialog.Description>
      <div className={dialog["form"]}>
        <Details added={added} />
        <p className={styles["soft"]}>{added.kind === "server" ? m.serverWaiting : m.waiting}</p>
      </div>
      <div className={dialog["actions"]}>
        <Dialog.Close>
          <Button>{m.done}</Button>
        </Dialog.Close>
      </div>
    </>
  )
}

import type { WalletAddress } from "#telematics/contract"
import { IconButton, VisuallyHidden } from "@radix-ui/themes"
import { Copy } from "lucide-react"
import { telematics } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import styles from "./Connection.module.css"

const shortened = (address: WalletAddress) => `${address.slice(0, 6)}…${address.slice(-4)}`

/** A wallet's address, shortened; in full on hover, for screen readers, and in the clipboard. */
export const Wallet = ({ address }: { readonly address: WalletAddress }) => {
  const m = useMessages(telematics).connection
  // Browsers offer the clipboard only over https and on localhost.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(m.copied)
    } catch {
      notify.error(m.notCopied)
    }
  }
  return (
    <span className={styles["wallet"]}>
      <span title={address}>
        <span aria-hidden="true">{shortened(address)}</span>
        <VisuallyHidden>{address}</VisuallyHidden>
      </span>
      <IconButton variant="ghost" color="gray" size="2" aria-label={m.copy} onClick={() => void copy()}>
        <Copy size={15} aria-hidden="true" />
      </IconButton>
    </span>
  )
}

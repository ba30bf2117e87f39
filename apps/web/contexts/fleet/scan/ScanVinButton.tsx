import type { Vin } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { ScanBarcode } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { withMessages } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../messages/index.ts"
import { vin as vinMessages } from "../messages/pages.ts"

const ScanVinDialog = lazy(
  withMessages(async () => ({ default: (await import("./ScanVinDialog.tsx")).ScanVinDialog }), vinMessages)
)

/** Opens the dialog that reads a VIN, which is loaded only then. */
export const ScanVinButton = ({ onScan }: { readonly onScan: (vin: Vin) => void }) => {
  const m = useMessages(fleet).form
  const [isOpen, setIsOpen] = useState(false)
  const scanned = (vin: Vin) => {
    setIsOpen(false)
    onScan(vin)
  }
  return (
    <>
      <Button type="button" variant="ghost" size="1" onClick={() => setIsOpen(true)}>
        <ScanBarcode size={14} strokeWidth={1.75} aria-hidden="true" />
        {m.scanVin}
      </Button>
      {isOpen && (
        <Suspense>
          <ScanVinDialog onScan={scanned} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

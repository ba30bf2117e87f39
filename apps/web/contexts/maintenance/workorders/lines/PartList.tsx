import type { WorkOrderLineView } from "#maintenance/contract"
import { IconButton } from "@radix-ui/themes"
import { Undo2 } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useLocale } from "../../../../i18n/locale.ts"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { money } from "../../../fleet/units.ts"
import styles from "../../Maintenance.module.css"
import { lines } from "../../messages/pages.ts"
import { useNumberTexts } from "../../numbers.ts"
import type { LineProps } from "./lines.ts"

const ReturnDialog = lazy(async () => ({ default: (await import("./ReturnDialog.tsx")).ReturnDialog }))

interface Props extends LineProps {
  readonly editable: boolean
}

/** The parts from stock that a line used. */
export const PartList = ({ editable, ...props }: Props) => {
  const { line: m, lineFields } = useMessages(lines)
  const locale = useLocale()
  const texts = useNumberTexts(props.workOrder)
  const [returned, giveBack] = useState<WorkOrderLineView["parts"][number]>()
  const { parts } = props.line
  if (parts.length === 0) return null
  return (
    <>
      <ul aria-label={lineFields.parts}>
        {parts.map((part) => (
          <li key={`${part.part_id} ${part.unit_price_minor}`} className={styles["badges"]}>
            <span>
              {`${part.name} · ${texts.quantity(part.quantity, part.unit)} × ${money(locale, part.unit_price_minor, props.workOrder.currency)}`}
            </span>
            {editable && (
              <IconButton
                variant="ghost"
                color="gray"
                size="2"
                aria-label={m.returnOf(part.name)}
                onClick={() => giveBack(part)}
              >
                <Undo2 size={16} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {returned && (
        <Suspense>
          <ReturnDialog {...props} part={returned} onClose={() => giveBack(undefined)} />
        </Suspense>
      )}
    </>
  )
}

import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Panel } from "../../../ui/Panel.tsx"
import { account } from "../messages/index.ts"
import styles from "./Account.module.css"
import { DeletionDialog } from "./DeletionDialog.tsx"

export const DeletionPanel = () => {
  const m = useMessages(account).deletion
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel title={m.title} about={m.about} flush>
      <div className={styles["footer"]}>
        <Button variant="surface" color="red" onClick={() => setIsAsking(true)}>
          {m.open}
        </Button>
      </div>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}

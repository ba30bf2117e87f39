import { Button, Heading } from "@radix-ui/themes"
import { Share } from "lucide-react"
import { useId } from "react"
import { common } from "../../i18n/messages/index.ts"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Logo } from "../../ui/Logo.tsx"
import { notify } from "../../ui/toast.ts"
import styles from "./InstallCard.module.css"
import { askToInstall } from "./prompt.ts"
import { useInstall } from "./useInstall.ts"

/** Manual steps, for browsers that cannot prompt. */
const Steps = () => {
  const { share, addToHomeScreen } = useMessages(shell).install
  return (
    <ol className={styles["steps"]}>
      <li>
        {share} <Share size={16} strokeWidth={1.75} aria-hidden="true" />
      </li>
      <li>{addToHomeScreen}</li>
    </ol>
  )
}

/** Offers to install the app: at the end of the page, always visible, until the user has decided. */
export const InstallCard = () => {
  const { product } = useMessages(common)
  const m = useMessages(shell).install
  const id = useId()
  const { prompt, manual, dismiss } = useInstall()
  if (!prompt && !manual) return null
  const install = async () => {
    if (!prompt) return
    if (await askToInstall(prompt)) notify.success(m.installed)
    else dismiss()
  }
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <Logo size={40} />
      <div className={styles["text"]}>
        <Heading as="h2" size="4" id={id}>
          {m.title(product)}
        </Heading>
        {prompt ? <p>{m.sentence}</p> : <Steps />}
      </div>
      <div className={styles["choices"]}>
        {prompt && <Button onClick={() => void install()}>{m.install}</Button>}
        <Button variant="surface" color="gray" onClick={dismiss}>
          {m.notNow}
        </Button>
      </div>
    </section>
  )
}

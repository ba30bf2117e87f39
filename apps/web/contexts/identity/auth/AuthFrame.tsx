import { Heading } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { KeyBoard } from "../../../app/pages/KeyBoard.tsx"
import { identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Brand, BrandBar } from "../../../ui/BrandBar.tsx"
import { ThemeRoot } from "../../../ui/ThemeRoot.tsx"
import { useTitle } from "../../../ui/useTitle.ts"
import styles from "./AuthFrame.module.css"
import { LanguageChoice } from "./LanguageChoice.tsx"

const Side = () => {
  const m = useMessages(identity)
  return (
    <aside className={styles["side"]}>
      <ThemeRoot dark className={styles["sheet"]}>
        <Brand />
        <p className={styles["words"]}>{m.side}</p>
        <KeyBoard names={m.board} />
      </ThemeRoot>
    </aside>
  )
}

interface Props {
  readonly title: string
  readonly sentence?: ReactNode
  readonly children?: ReactNode
}

/** The layout of every page before sign-in: the key board on the left, the form on the right. */
export const AuthFrame = ({ title, sentence, children }: Props) => {
  useTitle(title)
  return (
    <div className={styles["frame"]}>
      <Side />
      <BrandBar />
      <main className={styles["main"]}>
        <div className={styles["content"]}>
          <Heading as="h1" size="7" tabIndex={-1}>
            {title}
          </Heading>
          {sentence && <p className={styles["sentence"]}>{sentence}</p>}
          {children}
        </div>
        <LanguageChoice />
      </main>
    </div>
  )
}

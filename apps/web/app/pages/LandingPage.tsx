import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Ground } from "../../ui/Ground.tsx"
import { Mark } from "../../ui/Mark.tsx"
import { useTitle } from "../../ui/useTitle.ts"
import { KeyBoard } from "./KeyBoard.tsx"
import styles from "./Landing.module.css"

/** The public first page, for now: what this is, and the two ways in. Asphalt in both themes. */
export const LandingPage = () => {
  const { product } = useMessages(common)
  const m = useMessages(shell).landing
  useTitle()
  return (
    <Ground dark className={styles["landing"]}>
      <header className={styles["bar"]}>
        <span className={styles["brand"]}>
          <Mark />
          {product}
        </span>
        <Button asChild variant="outline" color="gray">
          <Link to="/auth">{m.signIn}</Link>
        </Button>
      </header>
      <main className={styles["hero"]}>
        <div className={styles["words"]}>
          <h1 tabIndex={-1}>{m.title}</h1>
          <p>{m.sentence}</p>
          <Button asChild size="4">
            <Link to="/auth?mode=signup">{m.getStarted}</Link>
          </Button>
        </div>
        <KeyBoard />
      </main>
      <div className={styles["road"]} aria-hidden="true" />
    </Ground>
  )
}

export const Component = LandingPage

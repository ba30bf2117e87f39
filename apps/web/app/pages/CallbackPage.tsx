import { Button, Heading, Text } from "@radix-ui/themes"
import { Link } from "react-router"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Hooks } from "../../ui/Hooks.tsx"
import { useTitle } from "../../ui/useTitle.ts"
import styles from "./Public.module.css"

/** Where the vehicle-data provider sends people back to; connecting is not built yet, and says so. */
export const CallbackPage = () => {
  const m = useMessages(shell).callback
  useTitle(m.title)
  return (
    <main className={styles["center"]}>
      <Hooks tag="none" />
      <Heading as="h1" size="6" tabIndex={-1}>
        {m.title}
      </Heading>
      <Text as="p" color="gray">
        {m.planned}
      </Text>
      <Button asChild variant="surface" color="gray" size="3" mt="4">
        <Link to="/dashboard">{m.back}</Link>
      </Button>
    </main>
  )
}

export const Component = CallbackPage

import { Button, Heading } from "@radix-ui/themes"
import { useEffect } from "react"
import { Link, useLocation } from "react-router"
import { shell } from "../messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { KeyHooks } from "../../ui/KeyHooks.tsx"
import { useTitle } from "../../ui/useTitle.ts"
import styles from "./Public.module.css"

/** No such page: a message, a link home, and a line in the log. */
export const NotFoundPage = () => {
  const m = useMessages(shell).notFound
  const { pathname } = useLocation()
  useTitle(m.title)
  useEffect(() => console.error(`Page not found: ${pathname}`), [pathname])
  return (
    <main className={styles["center"]}>
      <KeyHooks tag="none" />
      <p className={styles["code"]}>{m.code}</p>
      <Heading as="h1" size="6" tabIndex={-1}>
        {m.title}
      </Heading>
      <Button asChild variant="surface" color="gray" size="3" mt="4">
        <Link to="/">{m.home}</Link>
      </Button>
    </main>
  )
}

export const Component = NotFoundPage

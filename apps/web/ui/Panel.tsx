import { Heading } from "@radix-ui/themes"
import { type ReactNode, useId } from "react"
import styles from "./Panel.module.css"

interface Props {
  readonly title?: string
  /** One sentence under the title. */
  readonly about?: string
  readonly aside?: ReactNode
  /** For lists and tables, which run to the edge; forms and text do not. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A card with a hairline border, a soft shadow and an optional title bar. */
export const Panel = ({ title, about, aside, flush = false, children }: Props) => {
  const id = useId()
  return (
    <section className={styles["panel"]} {...(title && { "aria-labelledby": id })}>
      {title && (
        <div className={styles["bar"]}>
          <div>
            <Heading as="h2" size="4" id={id}>
              {title}
            </Heading>
            {about && <p>{about}</p>}
          </div>
          {aside}
        </div>
      )}
      <div className={flush ? undefined : styles["body"]}>{children}</div>
    </section>
  )
}

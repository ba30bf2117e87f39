import { Fragment } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { vehicleMap } from "../../messages/pages.ts"
import styles from "./Controls.module.css"
import { creditParts } from "./credit.ts"

/** Who made the data of the map; their licenses ask for it. */
export const Credits = ({ credits }: { readonly credits: ReadonlyArray<string> }) => {
  const { map: m } = useMessages(vehicleMap)
  if (credits.length === 0) return null
  return (
    <p className={styles["credits"]}>
      {m.sources}
      {": "}
      {credits.map((credit, index) => (
        <Fragment key={credit}>
          {index > 0 && ", "}
          {creditParts(credit).map(({ text, href }) =>
            href ? (
              <a key={text} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              <Fragment key={text}>{text}</Fragment>
            )
          )}
        </Fragment>
      ))}
    </p>
  )
}

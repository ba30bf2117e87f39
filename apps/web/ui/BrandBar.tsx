import { Link } from "react-router"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import styles from "./BrandBar.module.css"
import { Logo } from "./Logo.tsx"

/** The product's logo and name; links home. */
export const Brand = () => (
  <Link to="/" className={styles["brand"]}>
    <Logo />
    {useMessages(common).product}
  </Link>
)

/** The top bar of pages without the header, with a dashed line along its edge. */
export const BrandBar = () => (
  <header className={styles["bar"]}>
    <Brand />
  </header>
)

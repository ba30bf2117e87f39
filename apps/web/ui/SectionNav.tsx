import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import styles from "./PageTabs.module.css"

export interface Section {
  readonly path: string
  readonly label: string
}

/** Links to the pages of one area, which look like tabs. The first path is that of the area itself. */
export const SectionNav = ({
  label,
  sections
}: {
  readonly label: string
  readonly sections: ReadonlyArray<Section>
}) => {
  const { pathname } = useLocation()
  const element = useRef<HTMLElement>(null)
  const inside = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const current = sections.findLast(({ path }) => inside(path))?.path
  // On a phone, the last ones are beyond the edge.
  useEffect(() => {
    const link = current && element.current?.querySelector(`[href="${current}"]`)
    if (link) link.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [current])
  return (
    <nav ref={element} aria-label={label} className={`${styles["list"]} ${styles["sections"]}`}>
      {sections.map(({ path, label }) => (
        <Link key={path} to={path} {...(path === current && { "aria-current": "page" })}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

import { Theme } from "@radix-ui/themes"
import type { ReactNode } from "react"
import styles from "./Shell.module.css"

interface Props {
  readonly collapsed: boolean
  readonly children: ReactNode
}

/** The grid of header, sidebar and page, and the theme for anything that opens over them. */
export const ShellTheme = ({ collapsed, children }: Props) => (
  <Theme
    accentColor="amber"
    grayColor="sand"
    radius="medium"
    panelBackground="solid"
    className={styles["shell"] ?? ""}
    data-collapsed={collapsed}
  >
    {children}
  </Theme>
)

import { Avatar as RadixAvatar } from "@radix-ui/themes"
import styles from "./Avatar.module.css"
import { initials } from "./initials.ts"

interface Props {
  /** Full name, otherwise email address; only for the initials, because the name is next to it. */
  readonly name: string
  readonly url?: string | null | undefined
  readonly size?: "1" | "2" | "3" | "5" | undefined
}

/** A person's picture, or their initials while there is none. Decorative. */
export const Avatar = ({ name, url, size = "2" }: Props) => (
  // Radix passes attributes to the picture, but not to its fallback.
  <span aria-hidden="true" className={styles["avatar"]}>
    <RadixAvatar
      size={size}
      radius="full"
      color="gray"
      {...(url && { src: url })}
      fallback={initials(name)}
    />
  </span>
)

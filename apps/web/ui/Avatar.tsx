import { Avatar as RadixAvatar } from "@radix-ui/themes"
import styles from "./Avatar.module.css"
import { initials } from "./initials.ts"

interface Props {
  /** Full name, else e-mail address; only for the initials, the name stands beside it. */
  readonly name: string
  readonly url?: string | null | undefined
  readonly size?: "1" | "2" | "3" | "5" | undefined
}

/** A person's picture, or their initials while there is none. Decorative. */
export const Avatar = ({ name, url, size = "2" }: Props) => (
  // Radix hands attributes on to the picture, not to what stands in for it.
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

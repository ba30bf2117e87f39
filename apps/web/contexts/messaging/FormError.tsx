import { CircleAlert } from "lucide-react"
import type { ReactNode } from "react"
import styles from "./Form.module.css"

/** An error about the form as a whole, announced as soon as it appears. */
export const FormError = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    {children && (
      <p className={styles["fault"]}>
        <CircleAlert size={14} aria-hidden="true" />
        {children}
      </p>
    )}
  </div>
)

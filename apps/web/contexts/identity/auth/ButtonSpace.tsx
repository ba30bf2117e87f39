import { Button } from "@radix-ui/themes"
import styles from "./Form.module.css"

/** Takes the place of a button beside the form until it has loaded, so that nothing moves. */
export const ButtonSpace = () => (
  <div aria-hidden="true" className={`${styles["form"]} ${styles["switch"]}`}>
    <Button type="button" size="3" variant="surface" color="gray" disabled />
  </div>
)

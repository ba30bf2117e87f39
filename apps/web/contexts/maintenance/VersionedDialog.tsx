import type { ComponentProps } from "react"
import { Alert } from "../../ui/Alert.tsx"
import { FormDialog } from "../../ui/FormDialog.tsx"
import { Conflict, type Difference } from "./Conflict.tsx"

type FormProps = ComponentProps<typeof FormDialog>

interface Props extends FormProps {
  readonly form: FormProps["form"] & { readonly formError: unknown }
  /** What someone else changed meanwhile, if anything. */
  readonly theirs: ReadonlyArray<Difference> | undefined
}

/** A dialog that changes a record, and shows what someone else changed meanwhile instead of failing. */
export const VersionedDialog = ({ theirs, children, ...props }: Props) => (
  <FormDialog {...props}>
    {children}
    {theirs ? <Conflict theirs={theirs} /> : <Alert error={props.form.formError} />}
  </FormDialog>
)

import type { ComponentProps, ReactNode } from "react"

interface Props extends Pick<ComponentProps<"input">, "type" | "autoComplete" | "maxLength" | "required"> {
  readonly name: string
  readonly label: string
  /** The word that marks optional fields. */
  readonly optional?: string
  /** Shown under the field once an invalid text was submitted. */
  readonly invalid?: string
  /** Makes it a multi-line field. */
  readonly rows?: number
  /** Options: they make it a select. */
  readonly children?: ReactNode
}

/** A labelled field of the demo form. */
export const Field = ({ name, label, optional, invalid, children, rows, type, ...rest }: Props) => {
  const id = `demo-${name}`
  const { required, maxLength } = rest
  return (
    <div className={rows ? "field full" : "field"}>
      <label htmlFor={id}>
        {label} {optional && <small>{optional}</small>}
      </label>
      {children ? (
        <select id={id} name={name} required={required}>
          {children}
        </select>
      ) : rows ? (
        <textarea id={id} name={name} rows={rows} maxLength={maxLength} />
      ) : (
        <input id={id} name={name} type={type ?? "text"} {...rest} />
      )}
      {invalid && (
        <p id={`${id}-invalid`} className="invalid" hidden>
          {invalid}
        </p>
      )}
    </div>
  )
}

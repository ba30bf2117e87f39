import { useSearchParams } from "react-router"

const withParam = (params: URLSearchParams, name: string, value: string | undefined) => {
  const after = new URLSearchParams(params)
  if (value === undefined) after.delete(name)
  else after.set(name, value)
  return after
}

/** The record that a list shows beside it, in a parameter of the address: `?customer=`. */
export const useOpened = <Id extends string>(name: string, isId: (text: unknown) => text is Id) => {
  const [params, setParams] = useSearchParams()
  const opened = params.get(name)
  return {
    opened: isId(opened) ? opened : undefined,
    /** The address that opens a record. */
    linkTo: (id: Id) => ({ search: `?${withParam(params, name, id).toString()}` }),
    close: () =>
      setParams((before) => withParam(before, name, undefined), { replace: true, preventScrollReset: true })
  }
}

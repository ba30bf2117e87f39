import { ANY, type Filter } from "./Filter.ts"
import { OptionList } from "./OptionList.tsx"
import { RangeForm } from "./RangeForm.tsx"
import { RecordList } from "./RecordList.tsx"
import { TextForm } from "./TextForm.tsx"

interface Props {
  readonly filter: Filter
  /** Empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

const toggled = (value: string, one: string) => {
  const values = value === "" ? [] : value.split(ANY)
  return (values.includes(one) ? values.filter((other) => other !== one) : [...values, one]).join(ANY)
}

/** Edits the value of a filter, by its kind. All but several choices are complete with one. */
export const FilterEditor = ({ filter, value, onChange, onClose }: Props) => {
  const finish = (chosen: string) => {
    onChange(chosen)
    onClose()
  }
  const { label } = filter
  switch (filter.kind) {
    case "choice":
      return <OptionList label={label} options={filter.options} chosen={[value]} onToggle={finish} />
    case "choices":
      return (
        <OptionList
          label={label}
          options={filter.options}
          chosen={value.split(ANY)}
          multiple
          onToggle={(one) => onChange(toggled(value, one))}
        />
      )
    case "numberRange":
    case "dateRange":
      return <RangeForm filter={filter} value={value} onApply={finish} />
    case "text":
      return <TextForm label={label} value={value} onApply={finish} />
    case "record":
      return <RecordList filter={filter} chosen={value} onChoose={finish} />
  }
}

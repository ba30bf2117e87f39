import { type FormItem, type FormSections, itemsOf, type ItemType } from "#inspections/contract"

/** Where an item is: in which section, at which place. */
export interface Place {
  readonly section: number
  readonly at: number
}

const KEY_LENGTH = 40

/** A key for an item or an option, from what it says; it differs from those that exist. */
export const keyFrom = (label: string, existing: ReadonlyArray<string>): string => {
  const plain = label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^[^a-z]+|_+$/g, "")
    .slice(0, KEY_LENGTH - 4)
  const first = plain === "" ? "item" : plain
  if (!existing.includes(first)) return first
  let n = 2
  while (existing.includes(`${first}_${n}`)) n++
  return `${first}_${n}`
}

export const keysOf = (sections: FormSections): ReadonlyArray<string> =>
  itemsOf(sections).map(({ key }) => key)

const replaced = <A>(all: ReadonlyArray<A>, at: number, next: A): ReadonlyArray<A> =>
  all.map((one, place) => (place === at ? next : one))

const without = <A>(all: ReadonlyArray<A>, at: number): ReadonlyArray<A> =>
  all.filter((_, place) => place !== at)

const inserted = <A>(all: ReadonlyArray<A>, at: number, one: A): ReadonlyArray<A> => [
  ...all.slice(0, at),
  one,
  ...all.slice(at)
]

const moved = <A>(all: ReadonlyArray<A>, from: number, to: number): ReadonlyArray<A> => {
  const one = all[from]
  return one === undefined ? all : inserted(without(all, from), to, one)
}

const inSection = (
  sections: FormSections,
  at: number,
  change: (items: ReadonlyArray<FormItem>) => ReadonlyArray<FormItem>
): FormSections => {
  const section = sections[at]
  return section ? replaced(sections, at, { ...section, items: change(section.items) }) : sections
}

export const addSection = (sections: FormSections, title: string): FormSections => [
  ...sections,
  { title, items: [] }
]

export const renameSection = (
  sections: FormSections,
  at: number,
  titles: { readonly title: string; readonly title_es: string }
): FormSections => {
  const section = sections[at]
  if (!section) return sections
  const { title_es: _, ...rest } = section
  return replaced(sections, at, {
    ...rest,
    title: titles.title,
    ...(titles.title_es.trim() !== "" && { title_es: titles.title_es })
  })
}

export const moveSection = (sections: FormSections, at: number, to: number): FormSections =>
  moved(sections, at, to)

export const removeSection = (sections: FormSections, at: number): FormSections => without(sections, at)

export const addItem = (sections: FormSections, section: number, item: FormItem): FormSections =>
  inSection(sections, section, (items) => [...items, item])

export const replaceItem = (sections: FormSections, { section, at }: Place, item: FormItem): FormSections =>
  inSection(sections, section, (items) => replaced(items, at, item))

export const removeItem = (sections: FormSections, { section, at }: Place): FormSections =>
  inSection(sections, section, (items) => without(items, at))

/** A copy behind an item, under a key of its own. */
export const copyItem = (sections: FormSections, { section, at }: Place): FormSections =>
  inSection(sections, section, (items) => {
    const item = items[at]
    return item ? inserted(items, at + 1, { ...item, key: keyFrom(item.key, keysOf(sections)) }) : items
  })

export const moveItem = (sections: FormSections, { section, at }: Place, to: number): FormSections =>
  inSection(sections, section, (items) => moved(items, at, to))

/** Moves an item to the end of another section. */
export const moveToSection = (sections: FormSections, place: Place, to: number): FormSections => {
  const item = sections[place.section]?.items[place.at]
  return item ? addItem(removeItem(sections, place), to, item) : sections
}

/** The items that come before a place, on which an item there may depend. */
export const itemsBefore = (sections: FormSections, { section, at }: Place): ReadonlyArray<FormItem> => [
  ...itemsOf(sections.slice(0, section)),
  ...(sections[section]?.items.slice(0, at) ?? [])
]

/** Types whose items can fail. */
export const canFail = (type: ItemType): boolean =>
  type === "pass_fail_na" || type === "number" || type === "select" || type === "damage_map"

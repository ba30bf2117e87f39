import { pluralOf } from "../../../i18n/plural.ts"

const plural = pluralOf("en")

/** Parts in stock, and vendors. */
export const messages = {
  search: "Search number, name and bin",
  list: "Parts",
  count: (parts: number) => plural(parts, { one: "1 part", other: `${parts} parts` }),
  views: { all: "All", low: "To reorder", archived: "Archived" },
  sorts: { name: "Name A–Z", "-name": "Name Z–A", number: "Number A–Z", "-number": "Number Z–A" },
  empty: {
    title: "No parts yet",
    sentence:
      "Add the parts that your workshop keeps in stock. Work orders use them, and you see here what to reorder.",
    readOnly: "The parts that the workshop keeps in stock appear here.",
    low: "Nothing to reorder",
    lowAbout: "Parts at or below their reorder point appear here.",
    archive: "No archived parts",
    archiveAbout: "Archived parts appear here.",
    notFound: "No part found",
    searched: (text: string) => `No number, name or bin contains “${text}”.`
  },
  fields: {
    number: "Part number",
    name: "Name",
    unit: "Unit",
    unitHint: "Such as pcs, l or m.",
    cost: "Cost per unit",
    reorder_point: "Reorder at",
    reorderHint: "At this quantity or below, the part is marked as low.",
    bin: "Bin",
    on_hand: "On hand",
    stock: "Stock",
    value: "Stock value"
  },
  defaultUnit: "pcs",
  states: { ok: "In stock", low: "Low", out: "Out of stock", archived: "Archived" },
  low: "Low stock",
  lowFilter: { yes: "Low", no: "Enough" },
  add: {
    open: "Add part",
    title: "Add part",
    about: "It starts without stock. Receive units once you have added it.",
    submit: "Add part",
    done: (name: string) => `${name} was added.`
  },
  edit: {
    open: "Edit",
    title: "Edit part",
    about: "Issued units keep the cost they were issued at.",
    done: (name: string) => `${name} was saved.`
  },
  receive: {
    open: "Receive",
    title: "Receive parts",
    about: (name: string, stock: string) => `${name}: ${stock} in stock.`,
    quantity: "Quantity",
    cost: "Cost per unit",
    vendor: "Vendor",
    noVendor: "None",
    note: "Note",
    submit: "Receive parts",
    busy: "Receiving...",
    done: (name: string, stock: string) => `${name}: ${stock} in stock now.`
  },
  adjust: {
    open: "Adjust stock",
    title: "Adjust stock",
    about: (name: string, stock: string) => `${name}: ${stock} in stock according to the records.`,
    counted: "Counted",
    reason: "Reason",
    submit: "Adjust stock",
    busy: "Adjusting...",
    done: (name: string, stock: string) => `${name}: ${stock} in stock now.`
  },
  archive: "Archive",
  restore: "Restore",
  archived: (name: string) => `${name} was archived.`,
  restored: (name: string) => `${name} was restored.`,
  movements: {
    title: "Movements",
    empty: "Nothing has been received or used yet.",
    earlier: "Show earlier movements",
    kinds: { receive: "Received", issue: "Used", return: "Returned", adjust: "Counted" },
    after: (stock: string) => `then ${stock}`
  },
  vendors: {
    open: "Vendors",
    title: "Vendors",
    about: "Workshops and suppliers outside of your organization.",
    list: "Vendors",
    empty: "No vendors yet.",
    add: "Add vendor",
    edit: (name: string) => `Edit ${name}`,
    archive: "Archive",
    archiveOf: (name: string) => `Archive ${name}`,
    addTitle: "Add vendor",
    editTitle: "Edit vendor",
    formAbout: "How you reach them.",
    name: "Name",
    email: "Email",
    phone: "Phone",
    note: "Note",
    submit: "Add vendor",
    done: (name: string) => `${name} was saved.`,
    archived: (name: string) => `${name} was archived.`,
    restored: (name: string) => `${name} was restored.`
  }
}

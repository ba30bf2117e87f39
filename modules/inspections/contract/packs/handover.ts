import type { FormSections } from "../items.ts"
import {
  aroundPhotos,
  check,
  cleanliness,
  damage,
  fuelLevel,
  number,
  odometer,
  remarks,
  signature
} from "./items.ts"

/** What a vehicle is like when someone gets it. */
export const handover: FormSections = [
  {
    title: "State",
    title_es: "Estado",
    items: [
      odometer,
      fuelLevel,
      number("keys", ["Keys", "Llaves"], null),
      check("papers", ["Papers in the vehicle", "Documentación en el vehículo"], "documents", "minor"),
      check(
        "safety_kit",
        ["Warning triangle, vest and first aid kit", "Triángulo, chaleco y botiquín"],
        "safety_equipment",
        "minor"
      ),
      cleanliness("interior", ["Interior", "Interior"]),
      cleanliness("exterior", ["Exterior", "Exterior"])
    ]
  },
  {
    title: "Photos and damage",
    title_es: "Fotos y daños",
    items: [...aroundPhotos, damage, remarks]
  },
  {
    title: "Signature",
    title_es: "Firma",
    items: [signature(["Recipient's signature", "Firma de quien lo recibe"])]
  }
]

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

/** What a vehicle is like when it comes back. */
export const returned: FormSections = [
  {
    title: "Return",
    title_es: "Devolución",
    items: [
      odometer,
      fuelLevel,
      number("keys", ["Keys", "Llaves"], null),
      cleanliness("interior", ["Interior", "Interior"]),
      cleanliness("exterior", ["Exterior", "Exterior"]),
      check(
        "belongings",
        ["Nothing was left in the vehicle", "Sin objetos olvidados"],
        "interior",
        "advisory"
      ),
      check("warning_lamps", ["No warning lamps are on", "Sin testigos encendidos"], "electrical", "major"),
      check("tires", ["Tires", "Neumáticos"], "tires_wheels", "major")
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
    items: [signature(["Customer's signature", "Firma del cliente"])]
  }
]

import type { FormSections } from "../items.ts"
import { check, odometer, remarks, signature } from "./items.ts"

/** A driver's vehicle inspection report with the parts that 49 CFR 396.11(a)(1) lists. */
export const usDvir: FormSections = [
  {
    title: "Vehicle",
    title_es: "Vehículo",
    items: [odometer]
  },
  {
    title: "Parts and accessories",
    title_es: "Piezas y accesorios",
    items: [
      check(
        "service_brakes",
        [
          "Service brakes including trailer brake connections",
          "Frenos de servicio y conexiones del remolque"
        ],
        "brakes",
        "critical"
      ),
      check("parking_brake", ["Parking brake", "Freno de estacionamiento"], "brakes", "critical"),
      check("steering", ["Steering mechanism", "Mecanismo de dirección"], "steering", "critical"),
      check("lighting", ["Lighting devices and reflectors", "Luces y reflectores"], "lights", "major"),
      check("tires", ["Tires", "Neumáticos"], "tires_wheels", "critical"),
      check("horn", ["Horn", "Bocina"], "horn", "minor"),
      check("wipers", ["Windshield wipers", "Limpiaparabrisas"], "wipers", "major"),
      check("mirrors", ["Rear vision mirrors", "Espejos retrovisores"], "glass_mirrors", "major"),
      check("coupling", ["Coupling devices", "Dispositivos de enganche"], "coupling", "critical"),
      check("wheels", ["Wheels and rims", "Ruedas y llantas"], "tires_wheels", "critical"),
      check("emergency", ["Emergency equipment", "Equipo de emergencia"], "safety_equipment", "major")
    ]
  },
  {
    title: "Report",
    title_es: "Informe",
    items: [remarks, signature(["Driver's signature", "Firma del conductor"])]
  }
]

/** The columns of a file of vehicles, with known headers in English, Spanish and German: lower case, no accents. */
export const VEHICLE_HEADERS = {
  unit_number: [
    "unit number",
    "unit",
    "unit no",
    "unit id",
    "fleet number",
    "vehicle number",
    "vehicle id",
    "stock number",
    "numero de unidad",
    "unidad",
    "numero interno",
    "interne nummer",
    "fahrzeugnummer",
    "wagennummer"
  ],
  vin: [
    "vin",
    "vin number",
    "vin sn",
    "chassis number",
    "serial number",
    "bastidor",
    "numero de bastidor",
    "fin",
    "fahrgestellnummer",
    "fahrzeug identifizierungsnummer"
  ],
  plate: [
    "plate",
    "license plate",
    "licence plate",
    "license number",
    "registration",
    "registration number",
    "tag",
    "matricula",
    "placa",
    "patente",
    "kennzeichen",
    "nummernschild"
  ],
  plate_region: [
    "region",
    "plate region",
    "license plate region",
    "registration state",
    "state of registration"
  ],
  make: ["make", "manufacturer", "brand", "marca", "fabricante", "hersteller", "marke"],
  model: ["model", "modelo", "modell"],
  model_year: ["year", "model year", "ano", "ano del modelo", "baujahr", "modelljahr"],
  kind: ["kind", "type", "vehicle type", "category", "tipo", "tipo de vehiculo", "art", "fahrzeugart", "typ"],
  trim: ["trim", "version", "acabado", "ausstattung"],
  body_class: ["body", "body type", "body class", "carroceria", "aufbau", "karosserie"],
  fuel_type: ["fuel", "fuel type", "combustible", "kraftstoff", "antrieb"],
  transmission: ["transmission", "gearbox", "cambio", "transmision", "getriebe"],
  seats: ["seats", "seating capacity", "plazas", "asientos", "sitze", "sitzplatze"],
  doors: ["doors", "puertas", "turen"],
  exterior_color: ["color", "colour", "exterior color", "color exterior", "farbe"],
  location: [
    "location",
    "site",
    "branch",
    "depot",
    "home location",
    "ubicacion",
    "sede",
    "standort",
    "filiale"
  ],
  group: ["group", "fleet", "team", "department", "grupo", "equipo", "gruppe", "abteilung"],
  ownership: ["ownership", "titularidad", "propiedad", "eigentum", "besitz"],
  in_service_on: [
    "in service date",
    "in service since",
    "in service",
    "fecha de alta",
    "en servicio desde",
    "im einsatz seit",
    "erstzulassung"
  ],
  purchase: ["purchase price", "price", "cost", "precio de compra", "precio", "kaufpreis", "preis"],
  tags: ["tags", "labels", "etiquetas", "schlagworter"],
  notes: ["notes", "comments", "remarks", "notas", "comentarios", "notizen", "bemerkungen"],
  state: ["state", "status", "lifecycle", "estado", "zustand"]
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type VehicleColumnName = keyof typeof VEHICLE_HEADERS

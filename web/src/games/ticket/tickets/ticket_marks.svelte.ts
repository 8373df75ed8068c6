import { Switch } from "../../../visitor/switch.svelte.ts";

/** The cities of open tickets are marked on the map, unless somebody switched it off. */
export const ticketMarks = new Switch("stellwerk.ticket-marks", true);

/** Lessons: beginning one or going on with it, leaving it, and whether one is still to be offered here. */

import { answer } from "../../api/client.ts";
import { api } from "../../api/server.ts";
import { stored } from "../../visitor/switch.svelte.ts";
import { router } from "../../visitor/router.svelte.ts";
import type { LiveModel } from "../live_model.svelte.ts";

/** The lesson for players of a shipped board, if there is one. */
export async function lessonFor(board: string): Promise<string | undefined> {
  const { lessons } = answer(await api.GET("/api/lessons"));
  return lessons.find(({ boards }) => boards.includes(board))?.name;
}

const KNOWN = "stellwerk.lessons";

/** Boards whose lesson was begun, or waved aside, on this device. */
function known(): string[] {
  try {
    const read: unknown = JSON.parse(stored(KNOWN) ?? "[]");
    return Array.isArray(read) ? read.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Whether somebody at this device has never heard of the lesson of a board. */
export function isNew(lesson: string): boolean {
  return !known().includes(lesson);
}

/** It need not be offered again on this device. */
export function remember(lesson: string): void {
  if (isNew(lesson)) localStorage.setItem(KNOWN, JSON.stringify([...known(), lesson]));
}

/** The table of a lesson: the one that was not finished, or a new one. */
export async function beginLesson(lesson: string): Promise<void> {
  const params = { path: { lesson_name: lesson } };
  const table = answer(await api.POST("/api/lessons/{lesson_name}", { params }));
  remember(lesson);
  router.go(`/t/${table.id}`);
}

/** Home again; a lesson that is not over is closed. */
export async function leaveLesson(table: LiveModel): Promise<void> {
  const { lesson } = table.table ?? {};
  if (lesson && !table.over) {
    const params = { path: { lesson_name: lesson } };
    await table.attempt(async () => answer(await api.DELETE("/api/lessons/{lesson_name}", { params })));
  }
  router.go("/");
}

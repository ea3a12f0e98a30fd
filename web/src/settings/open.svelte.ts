/** Whether the settings dialog is open; anything may open it. */

export const settingsDialog = $state({ open: false });

export function openSettings(): void {
  settingsDialog.open = true;
}

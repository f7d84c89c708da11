// The live region for screen readers. The same text given twice is announced twice.

let turn = false;

export function say(text: string): void {
  const region = document.getElementById('said');
  if (!region) return;
  turn = !turn;
  region.textContent = turn ? text : `${text}\u00a0`;
}

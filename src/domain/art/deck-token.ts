// Inks of deck plans are page tokens with a fallback: a plan inside the page follows light and dark, a plan in a mail or a PDF still has its colours.
export const deckToken = {
  paper: 'var(--surface,#FFFFFF)',
  deck: 'var(--mist,#F1F6F8)',
  room: 'var(--shallow-1,#E3F0F5)',
  roomLine: 'var(--shallow-2,#CFE4EC)',
  ink: 'var(--ink,#0B2B3A)',
  soft: 'var(--ink-3,#546E7B)',
  line: 'var(--line-strong,#738C98)',
  hair: 'var(--line,#D6E1E6)',
  action: 'var(--action,#B3146B)',
  onAction: 'var(--on-action,#FFFFFF)',
} as const;

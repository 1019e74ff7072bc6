/** A slip with a torn edge, its first line already ticked. */
export function EmptySlipPicture() {
  return (
    <svg width="112" height="104" viewBox="0 0 112 104" fill="none" aria-hidden="true">
      <ellipse cx="56" cy="97" rx="38" ry="4" fill="var(--s3)" />
      <path
        d="M28 10h56a4 4 0 0 1 4 4v76l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6V14a4 4 0 0 1 4-4Z"
        fill="var(--s2)"
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M42 26h22M42 46h28M42 54h16"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M38 68h36" stroke="var(--line)" strokeWidth="1.5" strokeDasharray="3 4" />
      <path d="M60 76h14" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="84" cy="28" r="15" fill="var(--s1)" stroke="var(--brand)" strokeWidth="2" />
      <path d="M84 21v14M77 28h14" stroke="var(--brand)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

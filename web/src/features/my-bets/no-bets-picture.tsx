/** Two slips, one behind the other, and a whistle's arc. */
export function NoBetsPicture() {
  return (
    <svg width="112" height="96" viewBox="0 0 112 96" fill="none" aria-hidden="true">
      <ellipse cx="56" cy="90" rx="36" ry="4" fill="var(--s3)" />
      <rect
        x="38"
        y="10"
        width="46"
        height="60"
        rx="5"
        transform="rotate(9 61 40)"
        fill="var(--s3)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <rect
        x="28"
        y="16"
        width="48"
        height="64"
        rx="5"
        fill="var(--s2)"
        stroke="var(--edge)"
        strokeWidth="1.5"
      />
      <path d="M37 30h20M37 38h30" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
      <path d="M36 50h32" stroke="var(--line)" strokeWidth="1.5" strokeDasharray="3 4" />
      <circle cx="43" cy="64" r="7" stroke="var(--brand)" strokeWidth="2" />
      <path
        d="M43 60v4.5l3 1.8"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M56 64h11" stroke="var(--brand)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

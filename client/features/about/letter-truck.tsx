/** A painted truck from the side that carries an answer; its bumper stands at the origin, 62 wide to the left. */
export function LetterTruck() {
  return (
    <g transform="translate(-62 0)" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M1 9c4-8 8-8 11 0 3-8 8-8 11 0 3-8 8-8 11 0 2-5 5-6 6-6v7H1z" fill="var(--rani)" />
      <path d="M1 9H40V42H1z" fill="var(--peacock)" />
      <path d="M6 15H35V36H6z" fill="var(--paper)" />
      <path d="m6 15 14.5 12L35 15" fill="none" />
      <path d="M40 18H52l8 12v12H40z" fill="var(--marigold)" />
      <path d="M44 22h6l5 8H44z" fill="var(--paint-turquoise)" />
      <path d="M0 42H62V47H0z" fill="var(--ink)" />
      <circle cx="13" cy="48" r="7" fill="#3a2a5c" />
      <circle cx="13" cy="48" r="2.5" fill="var(--paint-brass)" stroke="none" />
      <circle cx="50" cy="48" r="7" fill="#3a2a5c" />
      <circle cx="50" cy="48" r="2.5" fill="var(--paint-brass)" stroke="none" />
    </g>
  );
}

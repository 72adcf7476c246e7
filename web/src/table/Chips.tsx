/** Short facts as small paper labels. */

export const Chips = ({ label, facts }: { label: string; facts: readonly string[] }) => (
  <ul class="slips" aria-label={label}>
    {facts.map((fact) => (
      <li key={fact} class="slip">
        {fact}
      </li>
    ))}
  </ul>
);

/** An address that is too long for its line breaks before the `@`. */
export function EmailAddress({ address, className }: { address: string; className?: string }) {
  const [user, host] = address.split(/(?=@)/);
  return (
    <bdi className={className}>
      {user}
      <wbr />
      {host}
    </bdi>
  );
}

/** The proof of which administrator a form was shown to: it is kept if their session ends. */
export interface Given {
  proof: string;
}

export function GivenFields({ proof }: Given) {
  return <input type="hidden" name="proof" value={proof} />;
}

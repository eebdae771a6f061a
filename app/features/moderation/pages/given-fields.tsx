/** Whom a form was given to, and that it was: it is kept when their session ends meanwhile. */
export interface Given {
  uid: string;
  proof: string;
}

export function GivenFields({ uid, proof }: Given) {
  return (
    <>
      <input type="hidden" name="member" value={uid} />
      <input type="hidden" name="proof" value={proof} />
    </>
  );
}

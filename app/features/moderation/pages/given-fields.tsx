/**
 * The administrator that a form was shown to, with the proof of it: the form is kept if their
 * session ends before the post.
 */
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
